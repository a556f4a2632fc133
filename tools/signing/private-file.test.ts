import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreate } from './private-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a private file is made once, whole, and for its owner alone', () => {
  const file = join(folder, 'secret');
  expect(readOrCreate(file, () => 'first')).toBe('first');
  expect(readOrCreate(file, () => 'second')).toBe('first');
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a process that makes it at the same time as another gets the text of the other', () => {
  const file = join(folder, 'secret');
  const create = () => {
    writeFileSync(file, 'of another process');
    return 'own';
  };
  expect(readOrCreate(file, create)).toBe('of another process');
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('a process that dies while it makes the text leaves no file behind that counts', () => {
  const file = join(folder, 'secret');
  const die = () => {
    throw new Error('killed');
  };
  expect(() => readOrCreate(file, die)).toThrow('killed');
  expect(readOrCreate(file, () => 'text')).toBe('text');
});
