import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FOLLOW_PARENT = fileURLToPath(new URL('follow-parent.js', import.meta.url));
const SHOWN_CHARACTERS = 4000;

/** Runs a script of ours to its end and answers what it printed; throws what it said when it fails. */
export function runToEnd(name: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let said = '';
    const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => child.kill();
    process.once('exit', kill);
    child.stdout.on('data', (text) => {
      printed += text;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve(printed);
      else
        reject(new Error(`${name} could not be built.\n${said.trim().slice(-SHOWN_CHARACTERS)}`));
    });
  });
}
