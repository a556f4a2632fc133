import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movePointer, movePointerBack, readPointer } from './pointer.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pointer-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('no file yet is an empty pointer', () => {
  expect(readPointer(folder)).toEqual({ schema: 1, remotes: {} });
});

test('SHL-012 a move keeps the earlier versions, newest first, and the other remotes', () => {
  movePointer(folder, 'mfe-display', '0.1.0-aaaaaaaa');
  for (const version of ['1', '2', '3']) movePointer(folder, 'mfe-consumer', version);
  expect(readPointer(folder).remotes).toEqual({
    'mfe-display': { version: '0.1.0-aaaaaaaa', previous: [] },
    'mfe-consumer': { version: '3', previous: ['2', '1'] },
  });
});

test('moving to the live version changes nothing', () => {
  movePointer(folder, 'mfe-consumer', '1');
  movePointer(folder, 'mfe-consumer', '1');
  expect(readPointer(folder).remotes['mfe-consumer']).toEqual({ version: '1', previous: [] });
});

test('a version that comes back is not also listed as an earlier one', () => {
  for (const version of ['1', '2', '1']) movePointer(folder, 'mfe-consumer', version);
  expect(readPointer(folder).remotes['mfe-consumer']).toEqual({ version: '1', previous: ['2'] });
});

test('SHL-012 going back step by step, then a sentence when there is nothing left', () => {
  for (const version of ['1', '2', '3']) movePointer(folder, 'mfe-consumer', version);
  expect(movePointerBack(folder, 'mfe-consumer')).toBe('2');
  expect(movePointerBack(folder, 'mfe-consumer')).toBe('1');
  expect(() => movePointerBack(folder, 'mfe-consumer')).toThrow(
    'mfe-consumer has no earlier version to go back to.',
  );
});

test('nothing but the pointer is left behind, and a broken one is not overwritten', () => {
  movePointer(folder, 'mfe-consumer', '1');
  expect(readdirSync(folder)).toEqual(['remotes.json']);
  writeFileSync(join(folder, 'remotes.json'), '{');
  expect(() => movePointer(folder, 'mfe-consumer', '2')).toThrow();
});
