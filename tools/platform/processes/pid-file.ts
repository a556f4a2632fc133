import { readFileSync } from 'node:fs';
import { sync as writeFileAtomic } from 'write-file-atomic';

/** Writes the id of a process in one step: who reads meanwhile gets the id before, or this one. */
export function writePid(file: string, pid: number): void {
  writeFileAtomic(file, `${pid}\n`);
}

/**
 * The id of the process that a file names. Throws ENOENT where there is no file, and for anything that is not an id: a
 * signal to "process 0", which an empty file would read as, goes to the whole process group of the sender.
 */
export function readPid(file: string): number {
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${file} names no process: "${text}"`);
  return Number(text);
}
