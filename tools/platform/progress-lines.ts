import pc from 'picocolors';
import type { PlatformEvent } from './start-platform.ts';

const MARKS: Record<PlatformEvent['type'], string> = {
  building: pc.dim('…'),
  built: pc.green('✓'),
  ready: pc.green('✓'),
  crashed: pc.red('✗'),
  back: pc.green('✓'),
  stopping: pc.dim('…'),
};
const WORDS: Record<PlatformEvent['type'], string> = {
  building: 'building',
  built: 'built',
  ready: 'ready',
  crashed: 'stopped unexpectedly, starting it again',
  back: 'is back',
  stopping: 'stopping',
};
const NAME_WIDTH = 14;

/** Writes one line for everything that happens, with the seconds since the start. */
export function progressLines(write: (text: string) => void): (event: PlatformEvent) => void {
  const startedAt = Date.now();
  return ({ type, name }) => {
    const elapsed = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
    const line = [MARKS[type], name.padEnd(NAME_WIDTH), WORDS[type], pc.dim(elapsed)];
    write(`${line.join(' ')}\n`);
  };
}
