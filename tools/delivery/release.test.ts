import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer } from './pointer.ts';
import { PROJECT } from './project.ts';
import { integrityOf, type ReleaseFacts } from './release-facts.ts';

const BUILD_MS = 120_000;
const NAME = 'mfe-display';
const work = mkdtempSync(join(tmpdir(), 'release-'));
const project = join(work, 'project');
const releasesDir = join(work, 'releases');

/** Runs one function of the release module in a process of its own, as the command does. */
function run(verb: 'release' | 'rollback'): string {
  // A file, not `-e`: the compiler's helpers are started with the options of this process.
  const script = join(work, `${verb}.mjs`);
  const module = JSON.stringify(join(PROJECT, 'tools/delivery/index.ts'));
  const options = JSON.stringify({ releasesDir, project });
  writeFileSync(
    script,
    `import { ${verb} } from ${module};
     process.stdout.write(JSON.stringify(await ${verb}('${NAME}', ${options})));`,
  );
  return execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: 'pipe' });
}

const everyFile = () =>
  Object.fromEntries(
    readdirSync(releasesDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'remotes.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, integrityOf(readFileSync(file))]),
  );

beforeAll(() => {
  cpSync(join(PROJECT, 'tools/webpack/fixtures/remote'), join(project, NAME), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

test(
  'SHL-012 release, release of new sources, rollback: folders never change, only the pointer moves',
  () => {
    const first = JSON.parse(run('release'));
    expect(first).toEqual({
      version: expect.stringMatching(/^0\.3\.0-[0-9a-f]{8}$/),
      isBuilt: true,
    });
    const home = join(releasesDir, NAME, first.version);
    const facts: ReleaseFacts = JSON.parse(readFileSync(join(home, 'release.json'), 'utf8'));
    expect(facts).toMatchObject({ name: NAME, version: first.version, hostApi: '^1.0.0' });
    expect(facts.preload.js).toEqual(['remoteEntry.js', expect.stringMatching(/^expose-remote\./)]);
    expect(facts.preload.css).toEqual([expect.stringMatching(/^expose-remote\..*\.css$/)]);
    const late = {
      js: [expect.stringMatching(/^route-card\.sharedCard\..*\.js$/)],
      css: [expect.stringMatching(/^route-card\.sharedCard\..*\.css$/)],
    };
    expect(facts.routes).toEqual([
      { path: '/card/:id', ...late },
      { path: '/shared-card/:id', ...late },
    ]);
    for (const [file, hash] of Object.entries(facts.integrity)) {
      expect(integrityOf(readFileSync(join(home, file)))).toBe(hash);
    }
    const { shared } = JSON.parse(readFileSync(join(home, 'mf-manifest.json'), 'utf8'));
    expect(shared).toContainEqual(
      expect.objectContaining({
        name: '@turno/shared-ui/session',
        version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
      }),
    );
    const plain = readdirSync(join(home, 'plain'));
    expect(plain).toEqual(expect.arrayContaining(['index.html', 'embed.mjs', 'embed.css']));

    const before = everyFile();
    expect(JSON.parse(run('release'))).toEqual({ version: first.version, isBuilt: false });
    cpSync(join(project, NAME, 'src/newer.txt'), join(project, NAME, 'src/text.ts'));
    const second = JSON.parse(run('release'));
    expect(second.version).not.toBe(first.version);
    expect(everyFile()).toMatchObject(before);
    expect(readPointer(releasesDir).remotes[NAME]).toEqual({
      version: second.version,
      previous: [first.version],
    });

    expect(JSON.parse(run('rollback'))).toBe(first.version);
    expect(readPointer(releasesDir).remotes[NAME]).toEqual({
      version: first.version,
      previous: [],
    });
    expect(() => run('rollback')).toThrow('mfe-display has no earlier version to go back to.');
    expect(readdirSync(join(releasesDir, NAME)).sort()).toEqual(
      [first.version, second.version].sort(),
    );
  },
  BUILD_MS,
);
