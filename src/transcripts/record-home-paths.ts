/**
 * Home folders in texts. Only the name of the user goes; the rest of a path stays, because hooks judge by it and a
 * recording finds its config root by it. So `/Users/ada/src/shop` becomes `/Users/user/src/shop`, everywhere alike.
 */

/** Stands for the first user; the next ones have a number: another's folder is not one's own. */
export const anyUser = "user";
const standIn = /^user\d{0,4}$/i;

/** Folders beside those of people. */
const shared: ReadonlySet<string> = new Set([
  "root",
  "shared",
  "public",
  "default",
  "default user",
  "all users",
  "linuxbrew",
]);

/** Names that are no person's, and so common that they cannot be replaced as words. */
const commonNames: ReadonlySet<string> = new Set([
  ...shared,
  ...["admin", "runner", "ubuntu", "debian", "node", "vscode", "codespace", "dev", "test"],
  ...["build", "docker", "git", "app", "code", "guest", "home", "users", "vagrant", "jenkins"],
  ...["circleci", "ec2-user", "agent", "claude", "gemini", "me", "username", "name", "work"],
]);

/** What a user is called, as far as it can be told from ordinary text. */
const name = "[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.+@~-]{0,62}[\\p{L}\\p{N}_$])?";

/**
 * Where a path can begin: not inside a word or a longer path (`src/home/page.ts`), but after an option's letter, an
 * escaped line break, or the colours of a terminal.
 */
const beginning =
  "(?:(?<![\\p{L}\\p{N}_.~-])|(?<=\\\\[nrt]|\\u001b\\[[\\d;]{0,12}m|(?<![\\p{L}\\p{N}_])-[A-Za-z]))";

/** Folders below which other systems and containers show home folders. */
const mounts = "/(?:var|usr|export|private|rootfs|host|mnt/[a-z]|[a-z]|System/Volumes/Data)";

const places: readonly RegExp[] = [
  // Linux and macOS; also with the slashes escaped, as some write JSON.
  new RegExp(`(${beginning}(?:${mounts})?\\\\?/(?:home|Users)\\\\?/)(${name})`, "gu"),
  // Windows, where names have blanks: as far as a folder that every home has.
  /((?<![\p{L}\p{N}_])[a-z]:(?:\\{1,4}|\/)Users(?:\\{1,4}|\/))([^\\/:*?"<>|\p{Cc}]{1,64})(?=(?:\\{1,4}|\/)(?:AppData|Desktop|Documents|Downloads|OneDrive|\.\w))/giu,
  // With slashes, and with backslashes escaped once or twice.
  new RegExp(
    `((?<![\\p{L}\\p{N}_])[a-z]:(?:\\\\{1,4}|/)(?:Users|Documents and Settings)(?:\\\\{1,4}|/))(${name})`,
    "giu",
  ),
  // In an address: `%2Fhome%2Fada`
  /(%2F(?:home|Users)%2F|%5CUsers%5C)([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,62})/giu,
  // A folder for temporary files.
  new RegExp(`(\\bpytest-of-)(${name})`, "gu"),
  // Claude Code's name for a project: its path with dashes. How far the name goes is a guess.
  /((?<=projects[\\/]{1,4}(?:[A-Za-z]-)?)-(?:home|Users)-)([A-Za-z0-9_]{1,64})/g,
];

/** A path that is nothing else: here a name may have blanks. */
const homeOf = new RegExp(
  `^(?:file://)?(?:(?:${mounts})?/(?:home|Users)/|/{0,3}[a-z]:[\\\\/]{1,4}Users[\\\\/]{1,4})([^/\\\\\\p{Cc}]{1,64})(?=[/\\\\]|$)`,
  "iu",
);

/** A hostile recording could have any number of users. */
const mostNames = 32;
const mostUsers = 1000;

/** Finds home folders in texts, and remembers whose they are. */
export class HomePaths {
  /** Users by name; true for those that are also replaced as words. */
  readonly #names = new Map<string, boolean>();
  /** What stands for whom. */
  readonly #users = new Map<string, string>();
  #known: RegExp | null = null;
  #slug: RegExp | null = null;
  #word: RegExp | null = null;

  /** Takes the user of a session from a field that is a path and nothing else, such as its working directory. */
  learn(path: string): void {
    const found = ownerOf(path);
    if (found !== null) this.#remember(found, true);
  }

  /** Takes a name with blanks from a path in a call, where it is clear how far the name goes. */
  learnSpelling(path: string): void {
    const found = ownerOf(path);
    if (found?.includes(" ")) this.#remember(found, false);
  }

  /** Replaces the user in every path into a home folder; tells how many there were. */
  hide(text: string): { text: string; count: number } {
    let count = 0;
    const replace = (whole: string, before: string, found: string): string => {
      if (isNobody(found)) return whole;
      count += 1;
      return before + this.#standIn(found);
    };
    let result = text;
    if (this.#known !== null) result = result.replace(this.#known, replace);
    if (this.#slug !== null) result = result.replace(this.#slug, replace);
    for (const place of places) result = result.replace(place, replace);
    return { text: result, count };
  }

  /** Replaces the users of sessions where they stand as words (the owner of a file, a signature). */
  hideNames(text: string): { text: string; count: number } {
    let count = 0;
    if (this.#word === null) return { text, count };
    const result = text.replace(this.#word, (found) => {
      count += 1;
      return this.#standIn(found);
    });
    return { text: result, count };
  }

  #standIn(found: string): string {
    const user = found.replaceAll("\\ ", " ").replaceAll("%20", " ").toLowerCase();
    let known = this.#users.get(user);
    if (known === undefined) {
      const number = this.#users.size + 1;
      known = number === 1 || number > mostUsers ? anyUser : `${anyUser}${number}`;
      if (number <= mostUsers) this.#users.set(user, known);
    }
    return known;
  }

  #remember(found: string, asWord: boolean): void {
    const known = this.#names.get(found);
    if (known === true || known === asWord) return;
    if (known === undefined && this.#names.size >= mostNames) return;
    this.#standIn(found);
    this.#names.set(found, asWord);
    this.#compile();
  }

  #compile(): void {
    const names = [...this.#names.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const separator = "(?:[\\\\/]{1,4}|%2F|%5C)";
    const spellings = names.flatMap((n) =>
      n.includes(" ") ? [n, n.replaceAll(" ", "\\ "), n.replaceAll(" ", "%20")] : [n],
    );
    this.#known = new RegExp(
      `(${separator}(?:home|Users)${separator}|(?<![\\p{L}\\p{N}_])~)(${anyOf(spellings)})(?![\\p{L}\\p{N}_]|[.@~+-][\\p{L}\\p{N}_])`,
      "giu",
    );
    const slugs = names.map((n) => n.replace(/[^A-Za-z0-9]/g, "-"));
    this.#slug = new RegExp(
      `((?<![\\p{L}\\p{N}])-(?:home|Users)-)(${anyOf(slugs)})(?![\\p{L}\\p{N}_])`,
      "gu",
    );
    const words = names.filter(
      (n) => this.#names.get(n) === true && n.length >= 3 && !commonNames.has(n.toLowerCase()),
    );
    this.#word =
      words.length === 0
        ? null
        : new RegExp(
            `(?:(?<![\\p{L}\\p{N}_])|(?<=\\\\[nrt]))(?:${anyOf(words)})(?![\\p{L}\\p{N}_])`,
            "gu",
          );
  }
}

/** Whose home folder a path leads into; null when it is nobody's. */
function ownerOf(path: string): string | null {
  const found = homeOf.exec(path.slice(0, 4096))?.[1]?.trim() ?? "";
  return found === "" || isNobody(found) ? null : found;
}

function isNobody(found: string): boolean {
  return standIn.test(found) || shared.has(found.toLowerCase());
}

function anyOf(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
}
