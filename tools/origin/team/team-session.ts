import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { CookieOptions, Request } from 'express';
import { readTeamToken, signTeamToken, type TeamToken } from '../../signing/index.ts';
import type { Team } from './team.ts';

const SESSION_MS = 8 * 60 * 60 * 1000;
const MARK_LENGTH = 16;

/** A session at the page of releases, and its text in the cookie. */
export type TeamSession = { member: string; text: string };

export type TeamSessions = {
  start(member: string): string;
  /** The session of a cookie; `null` for none, an old one, and one of a member who left or has another key now. */
  read(text: string | undefined): TeamSession | null;
  /** A token with which the member may look at any version in the shell. */
  forShell(member: string): string;
  /** A token that asks the gateway for its figures. */
  forGateway(): string;
};

/** Sessions that no server stores: each is signed by the key that signs releases. */
export function createTeamSessions(team: Team, key: KeyObject, now: () => Date): TeamSessions {
  const keys = [createPublicKey(key)];
  const markOf = (member: string) => team.get(member)?.slice(-MARK_LENGTH) ?? '';
  const issue = (audience: TeamToken['audience'], member: string) => {
    const expiresAt = new Date(now().getTime() + SESSION_MS).toISOString();
    return signTeamToken({ audience, member, keyMark: markOf(member), expiresAt }, key);
  };
  return {
    start: (member) => issue('releases', member),
    read(text) {
      const token = readTeamToken(text, { audience: 'releases', keys, now: now() });
      if (token === null || text === undefined) return null;
      const { member, keyMark } = token;
      return team.has(member) && keyMark === markOf(member) ? { member, text } : null;
    },
    forShell: (member) => issue('shell', member),
    forGateway: () => issue('gateway', 'releases'),
  };
}

/** What a form of a session carries: other sites cannot read the cookie that it is made of. */
export const formToken = (session: TeamSession): string =>
  createHash('sha256').update(`form ${session.text}`).digest('base64url');

/** How a cookie of the team is set. */
export const teamCookie = (request: Request, path: string): CookieOptions => ({
  path,
  maxAge: SESSION_MS,
  httpOnly: true,
  sameSite: 'lax',
  // Over plain HTTP, as on one machine, a browser would not send it back.
  secure: request.secure,
});

/** The text of a cookie. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = (request.headers.cookie ?? '').split('; ');
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}
