/** Where a recording belongs: the config root it is replayed against, and that root's folder when it was recorded. */
export interface Placement {
  /** Config root, relative to the repository; `""` is the repository itself. */
  root: string;
  /** The folder of that root on the recording machine; null when unknown. */
  recordedRoot: string | null;
}

/**
 * Picks the config root nearest to the recorded working directory, else the repository root. A recording that
 * does not say where it was made, in a repository whose own root has no hooks of that agent, belongs to the nearest root above the
 * recording's own file.
 * @param roots config roots of the dialect, relative
 * @param cwd first recorded working directory, absolute on the recording machine; null when unknown
 * @param file the recording, relative to the repository
 * @param checkout the repository's own absolute path here: a session recorded in it needs no guessing
 */
export function placeRecording(
  roots: readonly string[],
  cwd: string | null,
  file: string,
  checkout: string,
): Placement {
  const byLength = [...roots].sort((a, b) => b.length - a.length);
  if (cwd !== null) {
    const path = cwd.replaceAll("\\", "/").replace(/\/+$/, "");
    if (path === checkout || path.startsWith(`${checkout}/`)) {
      const inside = path.slice(checkout.length + 1);
      const root =
        byLength.find((r) => r === "" || inside === r || inside.startsWith(`${r}/`)) ?? "";
      return { root, recordedRoot: root === "" ? checkout : `${checkout}/${root}` };
    }
    for (const root of byLength) {
      if (root === "") break;
      const at = `${path}/`.lastIndexOf(`/${root}/`);
      if (at >= 0) return { root, recordedRoot: path.slice(0, at + 1 + root.length) };
    }
    return { root: "", recordedRoot: path === "" ? null : cwd.replace(/[/\\]+$/, "") };
  }
  if (!roots.includes("")) {
    const above = byLength.find((root) => file.startsWith(`${root}/`));
    if (above !== undefined) return { root: above, recordedRoot: null };
  }
  return { root: "", recordedRoot: null };
}
