import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
const IMPORT = /(?:from |import\(|import )'((?:\.|@turno\/)[^']+)'/g;

const sources = globSync('**/*.{ts,tsx,js}', {
  cwd: PROJECT,
  exclude: (path) => /(^|\/)(\..+|node_modules|dist|coverage|generated)$|\.test\.\w+$/.test(path),
});

/** The files behind the entry points of all packages, by what others import. */
const entryPoints = new Map(
  globSync('{*,services/*}/package.json', { cwd: PROJECT }).flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(PROJECT, path), 'utf8'));
    return Object.entries(exports).flatMap(([entry, file]) =>
      typeof file === 'string' ? [[join(name, entry), join(dirname(path), file)] as const] : [],
    );
  }),
);

/** The path that a file imports, from the project's folder. */
function targetOf(file: string, target: string): string {
  return target.startsWith('.') ? join(dirname(file), target) : (entryPoints.get(target) ?? file);
}

/** Below which folder a file imports from one folder beside another; `null` within a folder, and up or down. */
function crossing(file: string, target: string) {
  const [from, to] = [file.split('/'), targetOf(file, target).split('/')];
  const common = from.findIndex((part, index) => part !== to[index]);
  const [room, other] = [from[common] ?? '', to[common] ?? ''];
  // Packages import each other as their tags permit (turbo boundaries).
  const areFolders = common > 0 && common < Math.min(from.length, to.length) - 1;
  return areFolders ? { home: from.slice(0, common).join('/'), room, other } : null;
}

/** Which folders a folder imports, by the folder they are in. */
const homes = new Map<string, Map<string, Set<string>>>();
for (const file of sources) {
  for (const [, target = ''] of readFileSync(join(PROJECT, file), 'utf8').matchAll(IMPORT)) {
    const crossed = crossing(file, target);
    if (!crossed) continue;
    const rooms = homes.get(crossed.home) ?? new Map<string, Set<string>>();
    homes.set(crossed.home, rooms);
    rooms.set(crossed.room, (rooms.get(crossed.room) ?? new Set()).add(crossed.other));
  }
}

/** Whether a folder imports another one, also by those in between. */
function reaches(
  rooms: Map<string, Set<string>>,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean {
  return [...(rooms.get(from) ?? [])].some((next) => {
    if (next === to) return true;
    if (seen.has(next)) return false;
    return reaches(rooms, next, to, seen.add(next));
  });
}

test('folders beside each other import in one direction: no circle among rooms, types included', () => {
  expect(homes.size).toBeGreaterThan(50);
  const circles = [...homes].flatMap(([home, rooms]) =>
    [...rooms.keys()].filter((room) => reaches(rooms, room, room)).map((room) => join(home, room)),
  );
  expect(circles).toEqual([]);
});
