import { readFileSync } from 'node:fs';

const TAIL_CHARACTERS = 20_000;

/** The last message in a log file, readable; empty without any. */
export function lastLogLine(file: string): string {
  try {
    return readableLine(readFileSync(file, 'utf8').slice(-TAIL_CHARACTERS));
  } catch {
    return '';
  }
}

/** The last telling line of a log: a message of a JSON line, or the first line of a thrown error. */
export function readableLine(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const thrown = lines.findLast((line) => /^\w*Error(:| \[)/.test(line));
  const last = lines.findLast((line) => !/^\s|^Node\.js v/.test(line)) ?? '';
  return thrown ?? messageOf(last);
}

function messageOf(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry !== null && 'msg' in entry) return String(entry.msg);
  } catch {
    // Not a JSON line: it speaks for itself.
  }
  return line;
}
