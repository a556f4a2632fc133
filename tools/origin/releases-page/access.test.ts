import { hashOfKey, newTeamKey, readTeam } from '../team/team.ts';
import { createTeamSessions } from '../team/team-session.ts';
import {
  LIVE,
  NAME,
  NEXT,
  releaseKey,
  startTestReleases,
  TEAM_KEY,
  team,
} from './test-releases.ts';

let site: Awaited<ReturnType<typeof startTestReleases>>;
beforeEach(async () => {
  site = await startTestReleases();
});
afterEach(() => site.close());

describe('SHL-012 nobody else changes anything', () => {
  const FORM = { verb: 'rollback', name: NAME };
  const CANARY = { version: LIVE, previous: [], canary: { version: NEXT, percent: 10 } };
  beforeEach(() => site.point(CANARY));

  test.each([
    { who: 'a visitor', cookie: '', status: 401 },
    { who: 'a forged session', cookie: 'turno-releases=e30', status: 401 },
  ])('$who sees and changes nothing', async ({ cookie, status }) => {
    expect((await site.get('/releases', { cookie })).body).not.toContain(LIVE);
    expect((await site.post('/releases/apply', FORM, { cookie })).status).toBe(status);
    expect(site.channels()).toEqual(CANARY);
  });

  test.each([
    { what: 'without the token of the session', token: false, headers: {} },
    { what: 'of another site', token: true, headers: { origin: 'https://evil.test' } },
    { what: 'of no origin', token: true, headers: { origin: 'null' } },
    { what: 'of a sister site', token: true, headers: { 'sec-fetch-site': 'same-site' } },
  ])('a form $what', async ({ token, headers }) => {
    const session = await site.signIn();
    const fields = { ...FORM, ...(token ? { token: session.token } : {}) };
    const answer = await site.post('/releases/apply', fields, {
      cookie: session.cookie,
      ...headers,
    });
    expect(answer.status).toBe(403);
    expect(site.channels()).toEqual(CANARY);
  });

  test('a session ends after eight hours, and with the key of its member', async () => {
    const { cookie } = await site.signIn();
    const text = cookie.slice('turno-releases='.length);
    const changed = readTeam(JSON.stringify({ nina: hashOfKey(newTeamKey()) }));
    const at = (hour: number) => new Date(`2026-11-23T${hour}:00:00Z`);
    expect(createTeamSessions(team, releaseKey, () => at(17)).read(text)?.member).toBe('nina');
    expect(createTeamSessions(team, releaseKey, () => at(18)).read(text)).toBeNull();
    expect(createTeamSessions(changed, releaseKey, () => at(17)).read(text)).toBeNull();
    expect(createTeamSessions(readTeam(), releaseKey, () => at(17)).read(text)).toBeNull();
  });

  test('ten wrong keys of an address are answered, the eleventh is not, nor a right one then', async () => {
    for (let at = 0; at < 10; at += 1) {
      expect((await site.post('/releases/sign-in', { key: `wrong ${at}` })).status).toBe(401);
    }
    expect((await site.post('/releases/sign-in', { key: 'wrong' })).status).toBe(429);
    expect((await site.post('/releases/sign-in', { key: TEAM_KEY })).status).toBe(429);
  });
});
