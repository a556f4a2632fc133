import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './platform.ts';

/** How often a person was notified that a queue paused or resumed; the sender of notices writes them into the log. */
export function pauseNoticesTo(userId: number): number {
  const lines = readFileSync(join(DATA_DIR, 'logs', 'queues.log'), 'utf8').split('\n');
  const isNotice = (line: string) =>
    line.includes('notice: paused') || line.includes('notice: resumed');
  return lines.filter((line) => isNotice(line) && line.includes(`"userId":${userId},`)).length;
}
