import type { Edge, Repository } from "../edge/edge.ts";
import { UsageError } from "../model/errors.ts";
import { type KnownNames, loadPolicy, policyPlaces } from "./load.ts";
import { defaultPolicy, type Policy } from "./policy.ts";

/**
 * The policy of a repository: the file the user names, else the first one found in its places, else the defaults.
 * @throws UsageError when a named file cannot be read, or any policy is invalid
 */
export function readPolicy(
  repository: Repository,
  edge: Edge,
  named: string | null,
  known: KnownNames,
): Policy {
  if (named !== null) {
    // As a person at a terminal means it, else as the Action does.
    const text =
      edge.read(edge.absolute(named)) ?? edge.read(edge.absolute(repository.root, named));
    if (text === null) throw new UsageError(`${named}: the policy file cannot be read`);
    return loadPolicy(named, text, known);
  }
  const place = policyPlaces.find((path) => repository.has(path));
  if (place === undefined) return defaultPolicy;
  const text = repository.read(place);
  if (text === null) throw new UsageError(`${place}: the policy file cannot be read`);
  return loadPolicy(place, text, known);
}
