import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
/** What a new remote changes, and what its checks need. */
const FILES = [
  'shared-types/src/remotes.ts',
  'shared-types/src/host-routes.ts',
  'shell/src/navigation/page-for.test.ts',
  'tools/settings/parts.ts',
  'mfe-display/package.json',
  'biome.json',
  'tsconfig.base.json',
];
const FOLDER = 'mfe-room-service';
const BUILD_MS = 120_000;
const work = mkdtempSync(join(tmpdir(), 'new-remote-'));
const read = (file: string) => readFileSync(join(work, file), 'utf8');
const runIn = (folder: string, command: string, ...args: string[]) =>
  execFileSync(join(PROJECT, 'node_modules/.bin', command), args, {
    cwd: join(work, folder),
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** In a process of its own, as the command does: the generator's library is made for Node alone. */
function create(name: string): void {
  const script = join(work, 'create.mjs');
  const module = JSON.stringify(join(PROJECT, 'tools/new-remote/create-remote.ts'));
  writeFileSync(
    script,
    `import { createRemote } from ${module};
     const [, , name, project] = process.argv;
     await createRemote(name, project);`,
  );
  execFileSync(process.execPath, [script, name, work], { stdio: 'pipe' });
}

beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(dirname(join(work, file)), { recursive: true });
    cpSync(join(PROJECT, file), join(work, file));
  }
  cpSync(join(PROJECT, 'tools/lint'), join(work, 'tools/lint'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(work, 'node_modules'));
  create('room-service');
});
afterAll(() => rmSync(work, { recursive: true }));

test('a new remote passes lint and types as it is', () => {
  // Where lines break depends on the name: the command has them formatted, and mends nothing else.
  runIn('.', 'biome', 'format', '--write', '--vcs-enabled=false', FOLDER);
  runIn('.', 'biome', 'check', '--vcs-enabled=false', FOLDER);
  runIn('.', 'tsc', '--noEmit', '-p', FOLDER);
});

test(
  'a new remote passes its own tests',
  () => {
    runIn(FOLDER, 'jest', '--ci');
  },
  BUILD_MS,
);

test(
  'SHL-012 a new remote is built: what a host loads, a page of its own, and an element',
  () => {
    runIn(FOLDER, 'webpack', '--env', 'mode=development');
    const files = readdirSync(join(work, FOLDER, 'dist'), { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining([
        'remoteEntry.js',
        'mf-manifest.json',
        'expose-remote.js',
        'expose-mount.js',
        'plain/index.html',
        'plain/embed.mjs',
        'plain/embed.css',
      ]),
    );
  },
  BUILD_MS,
);

test('the contract, the host and the platform know a new remote', () => {
  expect(read('shared-types/src/remotes.ts')).toContain(
    ", 'mfe-passes', 'mfe-room-service'] as const",
  );
  expect(read('shared-types/src/host-routes.ts')).toMatch(
    /,\n {2}guarded\('mfe-room-service', 'everyone'\)\('\/room-service'\),\n\];/,
  );
  expect(read('shell/src/navigation/page-for.test.ts')).toMatch(
    /\nSHL-011 \/room-service +mfe-room-service ✓✓✓✓✓\n`;/,
  );
  expect(read('tools/settings/parts.ts')).toMatch(
    /name: 'mfe-room-service', kind: 'remote', portVariable: 'ROOM_SERVICE_REMOTE_PORT', defaultPort: 3005 \},\n {2}\{ name: 'shell'/,
  );
});

test.each([
  ['Room', 'lower-case'],
  ['../x', 'lower-case'],
  ['display', 'mfe-display is there already'],
])('the name %s is refused', (name, problem) => {
  expect(() => create(name)).toThrow(problem);
});
