import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPointer } from '../../delivery/pointer.ts';
import { LIVE, NAME, NEXT, startTestReleases, TEAM_KEY } from './test-releases.ts';

let site: Awaited<ReturnType<typeof startTestReleases>>;
beforeEach(async () => {
  site = await startTestReleases();
});
afterEach(() => site.close());

test('SHL-012 the page tells who gets which version, sizes, failures and history', async () => {
  const { page } = await site.signIn();
  expect(page).toContain(`<dt>Live</dt><dd><code>${LIVE}</code></dd>`);
  expect(page).toContain('3 kB for the first view');
  expect(page).toContain('12 loaded, 1 slow, 2 failed');
  expect(page).toContain('Nothing was changed yet.');
  expect(page).toContain('npm run release -w mfe-passes');
  expect(page).toContain('name="remote" value="merchant@localhost:3002"');
});

test('SHL-012 a command shows what changes, then changes it, in the name of the member', async () => {
  const { planned, apply } = await site.command('canary', { version: NEXT, percent: '10' });
  expect(planned.body).toContain(
    `<dt>Then</dt><dd>${LIVE} is live, ${NEXT} for 10 % of the visitors`,
  );
  expect(site.channels()?.canary).toBeUndefined();
  expect(await apply()).toMatchObject({ status: 303 });
  expect(site.channels()?.canary).toEqual({ version: NEXT, percent: 10 });
  expect(readPointer(site.releasesDir).history?.[0]).toMatchObject({ who: 'nina', remote: NAME });
});

test.each([
  { verb: 'promote', fields: {}, after: { version: NEXT, previous: [LIVE] } },
  { verb: 'rollback', fields: {}, after: { version: LIVE, previous: [] } },
  {
    verb: 'pin',
    fields: { clientKey: 'partner', version: LIVE },
    after: { pins: { partner: LIVE } },
  },
])('SHL-012 $verb does what the command does', async ({ verb, fields, after }) => {
  site.point({ version: LIVE, previous: [], canary: { version: NEXT, percent: 10 } });
  const { apply } = await site.command(verb, fields);
  expect(await apply()).toMatchObject({ status: 303 });
  expect(site.channels()).toMatchObject(after);
});

test.each([
  { live: LIVE, other: NEXT },
  { live: NEXT, other: LIVE },
])('SHL-012 a pin of a client offers the live version first, $live', async ({ live, other }) => {
  site.point({ version: live, previous: [] });
  const { page } = await site.signIn();
  const [, form = ''] = page.split('<legend>Pin the pages of a client</legend>');
  expect(form).toContain(`<option>${live}</option><option>${other}</option></select>`);
});

test('SHL-012 an unpinned client follows the live version again', async () => {
  site.point({ version: LIVE, previous: [], pins: { partner: NEXT } });
  const { apply } = await site.command('unpin', { clientKey: 'partner' });
  await apply();
  expect(site.channels()).toEqual({ version: LIVE, previous: [] });
});

test('SHL-012 what changed meanwhile is shown again instead of changed', async () => {
  site.point({ version: LIVE, previous: [], canary: { version: NEXT, percent: 10 } });
  const { apply } = await site.command('rollback');
  site.point({ version: NEXT, previous: [LIVE] });
  const answer = await apply();
  expect(answer.status).toBe(409);
  expect(answer.body).toContain('Somebody changed mfe-merchant meanwhile');
  expect(site.channels()).toEqual({ version: NEXT, previous: [LIVE] });
});

test('SHL-012 a version that was taken back is tried again only by who saw it', async () => {
  const mark = join(site.releasesDir, NAME, `${NEXT}.taken-back.json`);
  const counts = { loaded: 1, slow: 0, failed: 30 };
  const reason = { at: 'noon', problem: 'fails more often', canary: counts, live: counts };
  writeFileSync(mark, JSON.stringify(reason));
  const { apply } = await site.command('canary', { version: NEXT, percent: '5' });
  site.point({ version: LIVE, previous: [], pins: { partner: LIVE } });
  await apply();
  expect(JSON.parse(readFileSync(mark, 'utf8'))).toEqual(reason);
  expect((await site.signIn()).page).toContain('was taken back at noon: it fails more often');
});

test.each([
  { verb: 'promote', fields: {}, status: 409, words: 'There is no canary to promote.' },
  { verb: 'canary', fields: { version: NEXT, percent: '101' }, status: 409, words: '0 and 100' },
  { verb: 'canary', fields: { version: NEXT, percent: 'x' }, status: 400, words: '0 to 100' },
  { verb: 'canary', fields: { version: '../..', percent: '1' }, status: 400, words: 'Choose' },
  { verb: 'pin', fields: { clientKey: '<b>', version: LIVE }, status: 400, words: 'letters' },
  { verb: 'pin', fields: { clientKey: 'p', version: '9' }, status: 409, words: 'not among' },
  { verb: 'erase', fields: {}, status: 400, words: '' },
])('SHL-012 $verb $fields is refused with a sentence', async ({ verb, fields, status, words }) => {
  const before = readFileSync(join(site.releasesDir, 'remotes.json'), 'utf8');
  const { planned, apply } = await site.command(verb, fields);
  expect(planned.status).toBe(status);
  expect(planned.body).toContain(words);
  expect((await apply()).status).toBe(status);
  expect(readFileSync(join(site.releasesDir, 'remotes.json'), 'utf8')).toBe(before);
});

test('the page runs no script, is stored nowhere and framed by nobody', async () => {
  const { headers, body } = await site.get('/releases');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toContain('<script');
  const { headers: signed } = await site.post('/releases/sign-in', { key: TEAM_KEY });
  expect(String(signed['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
});

test('without figures the page says so; without a readable pointer it says that nothing works', async () => {
  site.loseFigures();
  expect((await site.signIn()).page).toContain('The gateway does not tell how versions load');
  const { cookie } = await site.signIn();
  cpSync(
    join(site.releasesDir, NAME, LIVE, 'remoteEntry.js'),
    join(site.releasesDir, 'remotes.json'),
  );
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = await site.get('/releases', { cookie });
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('The releases cannot be read or written now.');
  expect(written).toHaveBeenCalled();
});
