import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The text of a file that its owner alone may read, made on first use. It appears whole or not at all, and of two processes
 * that make it at once both get the text of one.
 */
export function readOrCreate(file: string, create: () => string): string {
  if (!existsSync(file)) {
    const temporary = `${file}.${process.pid}`;
    rmSync(temporary, { force: true });
    writeFileSync(temporary, create(), { mode: 0o600 });
    try {
      linkSync(temporary, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(temporary);
    }
  }
  return readFileSync(file, 'utf8');
}
