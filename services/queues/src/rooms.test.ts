import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SRC = import.meta.dirname;
const MAX_FILES = 25;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);
const rooms = readdirSync(SRC).filter((name) => statSync(join(SRC, name)).isDirectory());
const sources = files.filter((path) => !path.endsWith('.test.ts'));

/** The files of this package that a file imports, as paths below `src`. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(SRC, path), 'utf8');
  const found = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) => target);
  return found.map((target) => relative(SRC, join(SRC, dirname(path), target)));
}

const roomOf = (path: string) => rooms.find((room) => path.startsWith(`${room}/`));

const crossings = sources.flatMap((path) =>
  importsOf(path)
    .map((target) => ({ path, from: roomOf(path), to: roomOf(target), target }))
    .filter(({ from, to }) => from !== to),
);

test('a room is imported by its index alone, and imports nothing of the composition above it', () => {
  const wrong = crossings.filter(({ from, to, target }) =>
    to === undefined ? from !== undefined : target !== join(to, 'index.ts'),
  );
  expect(wrong).toEqual([]);
});

test('the README lists every room, after all rooms that it imports; so the rooms make no circle', () => {
  const readme = readFileSync(join(SRC, '../README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('| room '), readme.indexOf('Above the rooms'));
  const listed = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, room = '']) => room);
  expect(listed.toSorted()).toEqual(rooms.toSorted());
  const backwards = crossings.filter(
    ({ from = '', to = '' }) => from !== '' && listed.indexOf(to) > listed.indexOf(from),
  );
  expect(backwards).toEqual([]);
});

test('a folder holds at most 25 files, and each room says in its index what it is for', () => {
  const folders = new Set(files.map((path) => dirname(path)));
  const sizeOf = (folder: string) => files.filter((path) => dirname(path) === folder).length;
  const crowded = [...folders].filter((folder) => sizeOf(folder) > MAX_FILES);
  expect(crowded).toEqual([]);
  const silent = rooms.filter(
    (room) => !readFileSync(join(SRC, room, 'index.ts'), 'utf8').startsWith('/**'),
  );
  expect(silent).toEqual([]);
});
