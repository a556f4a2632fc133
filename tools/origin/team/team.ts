import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who may release, by name, with the hash of the member's key. */
export type Team = ReadonlyMap<string, string>;

const HASH = /^sha256-[\w-]{43}$/;
const NAME = /^[\w.@-]{1,60}$/;

/** A key has 256 random bits: a fast hash tells as little of it as a slow one would. */
export const hashOfKey = (key: string): string =>
  `sha256-${createHash('sha256').update(key).digest('base64url')}`;

/** A key for one member of the team. */
export const newTeamKey = (): string => `turno-team-${randomBytes(32).toString('base64url')}`;

/** The members that a JSON of names and hashes lists; throws a sentence that holds neither. */
export function readTeam(text = ''): Team {
  if (text.trim() === '') return new Map();
  const entries = entriesOf(text);
  const isGood = entries?.every(([name, hash]) => NAME.test(name) && HASH.test(String(hash)));
  if (!entries || !isGood) {
    throw new Error('RELEASE_TEAM must be JSON of names and hashes: {"nina":"sha256-…"}.');
  }
  return new Map(entries.map(([name, hash]) => [name, String(hash)]));
}

function entriesOf(text: string): [string, unknown][] | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.entries(value) : null;
  } catch {
    return null;
  }
}

/** Whose key it is; `null` for an unknown key. Every member is compared, so that the time tells nothing. */
export function memberOf(team: Team, key: string): string | null {
  const given = Buffer.from(hashOfKey(key));
  const found = [...team].filter(([, hash]) => timingSafeEqual(Buffer.from(hash), given));
  return found[0]?.[0] ?? null;
}
