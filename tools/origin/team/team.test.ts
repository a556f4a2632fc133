import { hashOfKey, memberOf, newTeamKey, readTeam } from './team.ts';

const key = newTeamKey();
const team = readTeam(JSON.stringify({ nina: hashOfKey(key), otto: hashOfKey(newTeamKey()) }));

test('a key names its member, and only whole', () => {
  expect(memberOf(team, key)).toBe('nina');
  expect(memberOf(team, `${key} `)).toBeNull();
  expect(memberOf(team, hashOfKey(key))).toBeNull();
  expect(memberOf(readTeam(), '')).toBeNull();
});

test.each(['{', '[]x', '{"nina":"open"}', '{"<b>":"sha256-aaaa"}', '"nina"'])(
  'the team %s is refused without its text',
  (text) => {
    expect(() => readTeam(text)).toThrow(/^RELEASE_TEAM must be JSON of names and hashes/);
  },
);

test('keys are never the same', () => {
  expect(new Set(Array.from({ length: 50 }, newTeamKey)).size).toBe(50);
});
