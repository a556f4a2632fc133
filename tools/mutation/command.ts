import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../..');
const SETTINGS = join(import.meta.dirname, 'stryker.config.js');
const STRYKER = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
type Package = {
  folder: string;
  /**
   * Its rooms of rules, which run one after another with their own tests. A changed constant is judged by all tests of a
   * run, and those of the estimator take seconds.
   */
  rooms?: string;
};
const PACKAGES = new Map<string, Package>([
  ['queues', { folder: 'services/queues' }],
  ['shared-types', { folder: 'shared-types', rooms: 'src/rules' }],
]);

/** Runs a command with its output shown; returns whether it succeeded. */
function run(line: readonly string[], cwd: string, room?: string): boolean {
  const [command = '', ...args] = line;
  const env = { ...process.env, ...(room ? { MUTATION_ROOM: room } : {}) };
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;
}

/** Changes the rules of a package; returns whether its tests notice enough of it. */
function mutate({ folder, rooms }: Package, options: readonly string[]): boolean {
  const cwd = join(PROJECT, folder);
  const line = [process.execPath, STRYKER, 'run', SETTINGS, ...options];
  if (rooms === undefined || options.includes('--mutate')) return run(line, cwd);
  const entries = readdirSync(join(cwd, rooms), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.map((name) => run(line, cwd, `${rooms}/${name}`)).every(Boolean);
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
function readLine(args: readonly string[]): { packages: Package[]; options: string[] } {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const packages = (names.length > 0 ? names : [...PACKAGES.keys()]).map((name) => {
    const found = PACKAGES.get(name);
    if (!found) throw new Error(`Either of ${[...PACKAGES.keys()].join(', ')}.`);
    return found;
  });
  return { packages, options: firstOption < 0 ? [] : args.slice(firstOption) };
}

try {
  const { packages, options } = readLine(process.argv.slice(2));
  install();
  const outcomes = packages.map((each) => mutate(each, options));
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
