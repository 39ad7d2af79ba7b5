import { anyUser } from "./record-home-paths.ts";

/** Addresses of people and names of their machines. */

/** `name@host.tld`, also as part of a link; starts where a run of letters does, so that it is linear. The letter of an escape (`\n`) is none of it. */
const address =
  /(?:(?<![\p{L}\p{N}._+\\-])|(?<=\\[nrtbf])|(?<=\\)(?![nrtbf]))([\p{L}\p{N}._+-]{1,256})(@|%40)((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/gu;

/** Domains that exist for examples. */
const exampleDomain = /(?:^|\.)(?:example\.(?:com|org|net)|example|invalid|test|localhost)$/i;

/** Nobody reads there. */
const noReply = /^(?:no-?reply|do-?not-?reply)$/i;

/** Accounts of services: `git@github.com:team/shop.git`. */
const service = /^(?:git|hg|svn)$/i;

/** A picture for dense screens, a pinned package: files and versions with an `@`. */
const notADomain =
  /^\d+x\.|^v?\d+\.\d|\.(?:png|jpe?g|gif|svg|webp|ico|pdf|[cm]?[jt]sx?|json|css|scss|html?|lock|tgz|gz|zip|whl)$/i;

/** The programs after which `name@host` is a machine. */
const remoteProgram = /\b(?:ssh|scp|sftp|rsync|mosh|sshfs|ssh-copy-id)\b/;

/** How far before an address the program may stand, in characters of the same line. */
const lookBack = 200;

/** Stands for every address. */
const anyone = "someone";
const exampleHost = "example.com";

/**
 * Replaces addresses of people by `someone@example.com`. Of an account on a machine (`ssh ada@db.internal.net`) only
 * the name goes: hooks judge by the machine.
 */
export function hideAddresses(text: string): { text: string; count: number } {
  let count = 0;
  if (!text.includes("@") && !text.includes("%40")) return { text, count };
  const result = text.replace(
    address,
    (whole, local: string, at: string, domain: string, offset: number, all: string) => {
      if (exampleDomain.test(domain) || noReply.test(local) || service.test(local)) return whole;
      if (notADomain.test(domain)) return whole;
      if (!isAccount(all, offset, offset + whole.length)) {
        count += 1;
        return anyone + at + exampleHost;
      }
      if (local === anyUser || local === "root") return whole;
      count += 1;
      return anyUser + at + domain;
    },
  );
  return { text: result, count };
}

/** An account on a machine: in a link, before a path (`host:path`), or after a program that goes there. */
function isAccount(text: string, start: number, end: number): boolean {
  if (text.slice(Math.max(0, start - 3), start) === "://") return true;
  if (/^:[\w~/.]/.test(text.slice(end, end + 2))) return true;
  const line = text.slice(Math.max(0, start - lookBack), start);
  return remoteProgram.test(line.slice(line.lastIndexOf("\n") + 1));
}

/** Names that systems give to the machine of a person. */
const personalHosts: readonly RegExp[] = [
  /(?<![\p{L}\p{N}_-])[\p{L}\p{N}]{1,40}-(?:MacBook(?:-(?:Pro|Air))?|MBP|MBA|iMac(?:-Pro)?|Mac-(?:mini|Studio))(?:-\d{1,3})?(?:\.(?:local|lan|home))?(?![\p{L}\p{N}_-])/gu,
  /(?<![\p{L}\p{N}_.-])(?:MacBook(?:-(?:Pro|Air))?|iMac|Mac-(?:mini|Studio))(?:-[\p{L}\p{N}]{1,30}){0,4}\.(?:local|lan|home)(?![\p{L}\p{N}_-])/gu,
  /(?<![\p{L}\p{N}_-])(?:DESKTOP|LAPTOP)-[A-Z0-9]{6,8}(?![\p{L}\p{N}_-])/gu,
];

/** Replaces names of machines that are obviously a person's (`Adas-MacBook-Pro.local`) by `host`. */
export function hideHosts(text: string): { text: string; count: number } {
  let count = 0;
  const replace = (): string => {
    count += 1;
    return "host";
  };
  const result = personalHosts.reduce((all, pattern) => all.replace(pattern, replace), text);
  return { text: result, count };
}
