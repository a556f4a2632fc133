import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FOLLOW_PARENT = fileURLToPath(new URL('follow-parent.js', import.meta.url));
const SHOWN_CHARACTERS = 4000;

/** Runs a Node script to its end and returns its output; throws its output when it fails. */
export function runToEnd(name: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let output = '';
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
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve(printed);
      else
        reject(new Error(`${name} could not be built.\n${output.trim().slice(-SHOWN_CHARACTERS)}`));
    });
  });
}
