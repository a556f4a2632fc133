import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../..');
const SETTINGS = join(import.meta.dirname, 'stryker.config.js');
const STRYKER = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const FOLDERS = new Map([
  ['queues', 'services/queues'],
  ['shared-types', 'shared-types'],
]);

/** Runs a command with its output shown; returns whether it succeeded. */
function run(line: readonly string[], cwd: string): boolean {
  const [command = '', ...args] = line;
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
}

/** Installs Stryker apart from the project's packages, which do not need it. */
function install(): void {
  if (existsSync(STRYKER)) return;
  const folder = import.meta.dirname;
  if (!run(['npm', 'ci', '--prefix', folder, '--no-audit', '--no-fund'], folder)) {
    throw new Error('npm could not install Stryker.');
  }
}

/** Names of packages first, then options for Stryker; all packages when none is named. */
function readLine(args: readonly string[]): { folders: string[]; options: string[] } {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const folders = (names.length > 0 ? names : [...FOLDERS.keys()]).map((name) => {
    const folder = FOLDERS.get(name);
    if (folder === undefined) throw new Error(`Either of ${[...FOLDERS.keys()].join(', ')}.`);
    return join(PROJECT, folder);
  });
  return { folders, options: firstOption < 0 ? [] : args.slice(firstOption) };
}

try {
  const { folders, options } = readLine(process.argv.slice(2));
  install();
  const outcomes = folders.map((folder) =>
    run([process.execPath, STRYKER, 'run', SETTINGS, ...options], folder),
  );
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
