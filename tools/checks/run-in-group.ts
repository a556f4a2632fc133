// Runs a command inside a process group of its own. On SIGTERM, which `follow-parent.js` also sends when the parent is gone,
// it ends the whole group.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Longer than a platform takes to stop. */
const GRACE_MS = 40_000;

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit' });
let isEnding = false;

const killGroup = () => process.kill(-process.pid, 'SIGKILL');

process.on('SIGTERM', () => {
  if (isEnding) return;
  isEnding = true;
  // Runners stop on SIGINT in order: Playwright stops its browsers and the platform it started.
  child.kill('SIGINT');
  setTimeout(killGroup, GRACE_MS).unref();
});
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code, signal) => {
  if (isEnding) killGroup();
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
});
