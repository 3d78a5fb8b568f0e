import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EXCUSES, type Excuse, PERMISSIVE, SENT_TO_EDITORS, SENT_TO_VISITORS } from "./permitted-licenses";

/** How far a package's code goes: to visitors, to editors, into the build only, or no further than tests and checks. */
export const REACHES = ["visitors", "editors", "build", "tests"] as const;

export type Reach = (typeof REACHES)[number];

/** One package in one version; those that are installed several times stand once. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, what the package says in place of one, or `none declared`. */
  readonly license: string;
  readonly reach: Reach;
  /** Whether it is on this machine; some are for other systems only. */
  readonly isInstalled: boolean;
}

/** An entry of the lockfile. @source npm, package-lock.json, lockfileVersion 3 */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What is read of a package's own package.json. Old packages have an object, or a list under another name. */
export interface Manifest {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

export const NONE_DECLARED = "none declared";

const FOLDER = "node_modules/";

/** @example nameOf("node_modules/a/node_modules/@b/c") // "@b/c" */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** The licence that a package declares: its own word before the lockfile's. */
function declaredLicense(manifest: Manifest | undefined, locked: LockedPackage): string {
  const own = typeof manifest?.license === "string" ? manifest.license : manifest?.license?.type;
  const older = manifest?.licenses?.flatMap(({ type }) => type ?? []).join(" OR ");
  return [own, older, locked.license].find((text) => text !== undefined && text !== "") ?? NONE_DECLARED;
}

/** Where Node finds a package that another one asks for: in the nearest folder above. */
function resolved(lockfile: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const path = `${folder === "" ? "" : `${folder}/`}${FOLDER}${name}`;
    if (lockfile.packages[path] !== undefined) {
      return path;
    }
    if (folder === "") {
      return undefined;
    }
  }
}

/** A package and everything that it asks for, by path. */
function withDependencies(lockfile: Lockfile, root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [root];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const locked = lockfile.packages[path];
    if (locked === undefined || found.has(path)) {
      continue;
    }
    found.add(path);
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      queue.push(...[resolved(lockfile, path, name)].filter((other) => other !== undefined));
    }
  }
  return found;
}

/**
 * Every package of the lockfile with its licence and how far it goes, by name. A package that is there for two purposes counts for the one
 * that goes further.
 *
 * @param manifestOf reads the package.json below a path; `undefined` where the package is not installed
 */
export function licensedPackages(lockfile: Lockfile, manifestOf: (path: string) => Manifest | undefined): readonly LicensedPackage[] {
  const forEditors = withDependencies(lockfile, `${FOLDER}${SENT_TO_EDITORS}`);
  const reachOf = (path: string, locked: LockedPackage): Reach =>
    SENT_TO_VISITORS.includes(nameOf(path)) ? "visitors" : forEditors.has(path) ? "editors" : locked.dev === true ? "tests" : "build";
  const packages = new Map<string, LicensedPackage>();
  for (const [path, locked] of Object.entries(lockfile.packages)) {
    if (!path.includes(FOLDER)) {
      continue;
    }
    const manifest = manifestOf(path);
    const found: LicensedPackage = {
      name: nameOf(path),
      version: locked.version ?? "",
      license: declaredLicense(manifest, locked),
      reach: reachOf(path, locked),
      isInstalled: manifest !== undefined,
    };
    const key = `${found.name}@${found.version}: ${found.license}`;
    const known = packages.get(key);
    packages.set(key, known === undefined || REACHES.indexOf(found.reach) < REACHES.indexOf(known.reach) ? found : known);
  }
  return [...packages.values()].sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}

/**
 * Tells whether an SPDX expression leaves a choice that is permissive. An expression within an expression is not taken apart.
 *
 * @example isPermissive("(MIT OR GPL-3.0)") // true
 * @example isPermissive("MIT AND LGPL-3.0-or-later") // false
 */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((license) => PERMISSIVE.has(license)));
}

/** The excuse for a package whose licence is not permissive. */
export function excuseOf({ name, license }: Pick<LicensedPackage, "name" | "license">, excuses = EXCUSES): Excuse | undefined {
  return excuses.find(
    (excuse) =>
      excuse.license === license &&
      (excuse.packages.endsWith("*") ? name.startsWith(excuse.packages.slice(0, -1)) : name === excuse.packages),
  );
}

/** What is wrong with the licences of some packages, one sentence each: a licence that nobody has looked at, or an excuse for nothing. */
export function licenseProblems(packages: readonly LicensedPackage[], excuses = EXCUSES): readonly string[] {
  const notPermissive = packages.filter(({ license }) => !isPermissive(license));
  const unexcused = notPermissive.filter((found) => excuseOf(found, excuses) === undefined);
  const used = new Set(notPermissive.map((found) => excuseOf(found, excuses)));
  return [
    ...unexcused.map(
      ({ name, version, license, reach }) =>
        `${name} ${version} (${reach}): ${license} is not permissive. Do without it, or say in scripts/permitted-licenses.ts why it may be used.`,
    ),
    ...excuses
      .filter((excuse) => !used.has(excuse))
      .map(
        ({ packages: name, license }) => `scripts/permitted-licenses.ts excuses ${name} with ${license}, which is not there. Take it out.`,
      ),
  ];
}

/** Reads the lockfile and the packages of a project. */
export function readLicensedPackages(root: string): readonly LicensedPackage[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
  return licensedPackages(read("package-lock.json") as Lockfile, (path) => {
    const file = `${path}/package.json`;
    return existsSync(join(root, file)) ? (read(file) as Manifest) : undefined;
  });
}
