import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, PROJECT } from './project.ts';

const COMMAND = join(import.meta.dirname, 'command.ts');
const current = join(folderOf('shell', PROJECT), 'dist', 'current');
const currentBuild = () => (existsSync(current) ? readlinkSync(current) : null);
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'turno-command-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Runs a command in the folder of the host. */
function inShell(...args: string[]) {
  const [verb = '', ...options] = args;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [COMMAND, verb, folderOf('shell', PROJECT), ...options],
    { encoding: 'utf8', env: { ...process.env, TURNO_DATA_DIR: dataDir } },
  );
  return { status, output: stdout + stderr };
}

test('S-06 a dry run of the release of the host builds nothing', () => {
  const before = currentBuild();
  const { status, output } = inShell('release', '--dry-run');
  expect(output).toMatch(/^The host would .*\nNothing was changed\.\n$/);
  expect([status, currentBuild()]).toEqual([0, before]);
});

test.each([
  ['release', '--canary=5', 'The host has no canary'],
  ['promote', '--yes', 'shell is no remote'],
])(
  'S-06 %s %s of the host says in one sentence that there is no such thing',
  (verb, option, sentence) => {
    const { status, output } = inShell(verb, option);
    expect([status, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output.trim().split('\n')).toHaveLength(1);
  },
);
