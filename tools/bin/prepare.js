// Runs before anything is installed: plain JavaScript, Node 20, no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const OLDEST_NODE = 20;
const NODE_OF_PROJECT = 24;
const FOLLOW_PARENT = fileURLToPath(
  new URL('../platform/processes/follow-parent.js', import.meta.url),
);

/** Prints why the command cannot go on and exits with code 1. */
export function exitWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Installs what is missing, then runs a script of the project under Node 24; ends with its exit code. Signals are passed
 * on, and the script ends when this process is gone.
 */
export async function runUnderProjectNode(script) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    exitWith(
      `Turno needs Node ${OLDEST_NODE} or later to begin; this is ${process.versions.node}.`,
    );
  }
  passSignalsOn();
  // npm may be killed before it can forward a signal. A shell may end before its command, as with nohup.
  if (process.env.npm_lifecycle_event) await import('../platform/processes/follow-parent.js');
  const problem = await installMissing(PROJECT, (npm) => {
    running = npm;
  });
  if (problem !== null) exitWith(problem);
  const node = major >= NODE_OF_PROJECT ? process.execPath : projectNode();
  const path = `${join(PROJECT, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  const args = ['--import', FOLLOW_PARENT, join(PROJECT, script), ...process.argv.slice(2)];
  // A process group of its own: Ctrl-C in a terminal reaches it once, through us.
  const child = spawn(node, args, {
    cwd: PROJECT,
    env: { ...process.env, ...utf8Locale(process.env), PATH: path },
    stdio: 'inherit',
    detached: true,
  });
  running = child;
  child.once('error', (error) =>
    exitWith(`Node ${NODE_OF_PROJECT} does not run: ${error.message}`),
  );
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
  });
}

/** The child that signals are passed on to. */
let running = null;

function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (running === null) process.exit(128 + constants.signals[signal]);
      running.kill(signal);
    });
  }
}

/** What to add to an environment so that programs read and write file names as UTF-8; nothing where they do already. */
function utf8Locale({ LC_ALL, LC_CTYPE, LANG }) {
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return /utf-?8/i.test(locale) ? {} : { LC_ALL: 'C.UTF-8' };
}

/** The Node that the project installs beside itself. */
function projectNode() {
  const node = join(PROJECT, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (process.platform === 'linux' && existsSync(node)) {
    if (spawnSync(node, ['--version']).status === 0) return node;
  }
  return exitWith(
    `Turno runs on Node ${NODE_OF_PROJECT}; this is ${process.versions.node} and none could be put in place for ${process.platform}-${process.arch}. Install Node ${NODE_OF_PROJECT} and start again.`,
  );
}
