import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the workspaces that hold unit tests. */
export function testedWorkspaces(project: string): string[] {
  const facts: unknown = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const { workspaces } = facts as { workspaces: string[] };
  return globSync(workspaces, { cwd: project })
    .filter((folder) => existsSync(join(project, folder, 'jest.config.js')))
    .toSorted();
}
