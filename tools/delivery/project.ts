import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
