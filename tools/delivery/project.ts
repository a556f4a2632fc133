import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder that holds all workspaces. */
export const PROJECT = resolve(import.meta.dirname, '../..');

export type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  turno?: { hostApi?: string };
};

/** The package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The folder of a workspace of this project by its name, `@turno/` or not. */
export function folderOf(name: string, project = PROJECT): string {
  return join(project, name.replace('@turno/', ''));
}

/** The routes of a remote by their names, as its `src/paths.ts` says now. */
export async function readPaths(folder: string): Promise<Record<string, string>> {
  const address = pathToFileURL(join(folder, 'src/paths.ts')).href;
  // While sources are watched the same file is read again and again.
  return (await import(`${address}?at=${Date.now()}`)).ROUTES;
}

const BUILD_FILES = ['package.json', 'webpack.config.js', 'src'];
const TEST_FILE = /\.test\.tsx?$/;

/** All files below a path, the path itself when it is one; tests are no part of what is built. */
function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The workspaces a package is built from: itself, and those it names, and those they name. */
function workspacesOf(folder: string, project: string): Set<string> {
  const found = new Set<string>();
  const visit = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    const names = Object.keys(readManifest(each).dependencies ?? {});
    for (const name of names.filter((name) => name.startsWith('@turno/'))) {
      visit(folderOf(name, project));
    }
  };
  visit(folder);
  return found;
}

/**
 * Eight hexadecimal digits that change when anything changes that an app is built from: its sources and those of the
 * workspaces below it, the build's own settings, and the versions of all packages.
 */
export function sourceDigest(name: string, project = PROJECT): string {
  const workspaces = [...workspacesOf(folderOf(name, project), project)];
  const files = [
    ...workspaces.flatMap((folder) =>
      BUILD_FILES.flatMap((file) => filesBelow(join(folder, file))),
    ),
    ...filesBelow(join(project, 'tools/webpack')),
    ...filesBelow(join(project, 'package-lock.json')),
  ];
  const hash = createHash('sha256');
  for (const file of files.map((file) => relative(project, file)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(project, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
