import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
/** Imports that a bundler puts into the same script; neither types nor `import()`. */
const STATIC_IMPORT = /^(?:import|export) (?!type\b)(?:[^;']* from )?'(\.[^']+\.tsx?)';/gm;

/** What a file of a remote imports from the remote, and what that imports in turn. */
function firstScript(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, target = ''] of text.matchAll(STATIC_IMPORT)) {
    firstScript(resolve(file, '..', target), seen);
  }
  return seen;
}

const remotes = globSync('mfe-*/src/remote.tsx', { cwd: PROJECT });

test('the first script of a remote contains the screen it opens at; others load when they are opened', () => {
  const screens = remotes.flatMap((remote) =>
    [...firstScript(join(PROJECT, remote))].flatMap(([, text]) =>
      [...text.matchAll(/^export function ([A-Z]\w*Screen)\b/gm)].map(([, name]) => name),
    ),
  );
  expect(screens.toSorted()).toEqual([
    'BoardScreen',
    'DashboardScreen',
    'ExploreScreen',
    'StaffScreen',
  ]);
});

test('PSU-001 the tabs of the staff’s screen beside the check-in load when they are opened', () => {
  const files = [...firstScript(join(PROJECT, 'mfe-passes/src/remote.tsx')).keys()];
  const tabs = ['check-in', 'create-passes', 'scan-passes'];
  expect(tabs.filter((tab) => files.some((file) => file.endsWith(`/${tab}.tsx`)))).toEqual([
    'check-in',
  ]);
});
