import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channels, ReleaseFacts } from '../releases/index.ts';
import { readPointer } from './pointer.ts';
import { PROJECT } from './project.ts';
import { integrityOf } from './release-facts.ts';

const BUILD_MS = 120_000;
const NAME = 'mfe-display';
const work = mkdtempSync(join(tmpdir(), 'release-'));
const project = join(work, 'project');
const releasesDir = join(work, 'releases');

type Verb = 'planRelease' | 'planPromotion' | 'planRollback' | 'planPin' | 'planUnpin';

/** Plans and applies in a process of its own, as the command does, and returns the channels. */
function run(verb: Verb, more: object = {}): Channels {
  // A file, not `-e`: the compiler's helpers are started with the options of this process.
  const script = join(work, `${verb}.mjs`);
  const module = JSON.stringify(join(PROJECT, 'tools/delivery/plans.ts'));
  const options = JSON.stringify({ releasesDir, project, ...more });
  writeFileSync(
    script,
    `import { ${verb} } from ${module};
     const plan = await ${verb}('${NAME}', ${options});
     process.stdout.write(JSON.stringify(await plan.apply()));`,
  );
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: 'pipe' }));
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
  'SHL-012 release, canary, pin, promotion, rollback: folders never change, only the pointer moves',
  () => {
    const first = run('planRelease');
    expect(first).toEqual({
      version: expect.stringMatching(/^0\.3\.0-[0-9a-f]{8}$/),
      previous: [],
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
    const builtAt = () => statSync(join(home, 'release.json')).mtimeMs;
    const firstBuiltAt = builtAt();
    expect(run('planRelease')).toEqual(first);
    expect(builtAt()).toBe(firstBuiltAt);
    cpSync(join(project, NAME, 'src/newer.txt'), join(project, NAME, 'src/text.ts'));
    const tried = run('planRelease', { canary: 25 });
    const version = tried.canary?.version ?? '';
    expect(tried).toEqual({ ...first, canary: { version, percent: 25 } });
    expect(version).not.toBe(first.version);
    const mark = join(releasesDir, NAME, `${version}.taken-back.json`);
    const counts = { loaded: 9, slow: 21, failed: 0 };
    const reason = { at: 'noon', problem: 'is slower', canary: counts, live: counts };
    writeFileSync(mark, JSON.stringify(reason));
    expect(() => run('planPromotion')).toThrow('was taken back at noon: it is slower');
    run('planRelease', { canary: 25 });
    expect(run('planPin', { clientKey: 'partner' }).pins).toEqual({ partner: first.version });
    run('planPromotion');
    expect(everyFile()).toMatchObject(before);
    expect(readPointer(releasesDir).remotes[NAME]).toEqual({
      version,
      previous: [first.version],
      pins: { partner: first.version },
    });
    expect(run('planUnpin', { clientKey: 'partner' })).toEqual({
      version,
      previous: [first.version],
    });

    expect(run('planRollback')).toEqual(first);
    expect(() => run('planRollback')).toThrow('There is no earlier version to go back to.');
    expect(run('planRelease', { canary: 5 }).canary).toEqual({ version, percent: 5 });
    expect(run('planRollback')).toEqual(first);
    expect(() => run('planPin', { clientKey: 'partner', version: '9.9.9-00000000' })).toThrow(
      'mfe-display 9.9.9-00000000 is not among the releases.',
    );
    expect(readdirSync(join(releasesDir, NAME)).sort()).toEqual([first.version, version].sort());

    const other = { ...facts, version: '9.9.9-99999999', hostApi: '^99.0.0' };
    cpSync(home, join(releasesDir, NAME, other.version), { recursive: true });
    writeFileSync(join(releasesDir, NAME, other.version, 'release.json'), JSON.stringify(other));
    const unfit = { clientKey: 'partner', version: other.version };
    expect(() => run('planPin', unfit)).toThrow('It needs host contract ^99.0.0');
  },
  BUILD_MS,
);
