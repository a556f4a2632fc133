import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
