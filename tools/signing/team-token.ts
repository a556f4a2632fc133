import type { KeyObject } from 'node:crypto';
import * as z from 'zod';
import { signJson, verifyJson } from './signed-json.ts';

const AUDIENCES = ['releases', 'shell', 'gateway'] as const;
/** Where a token counts: at the page of releases, at the shell, which shows versions, or at the gateway, which tells figures. */
type Audience = (typeof AUDIENCES)[number];

const tokenSchema = z.object({
  audience: z.enum(AUDIENCES),
  member: z.string(),
  /** Of the member's key: another key ends the sessions of the one before. */
  keyMark: z.string(),
  /** Instant, ISO 8601 UTC. */
  expiresAt: z.string(),
});

/** Who of the team sends a request. */
export type TeamToken = z.infer<typeof tokenSchema>;

/** A signed token as text for a cookie or a header. */
export function signTeamToken(token: TeamToken, key: KeyObject): string {
  return Buffer.from(JSON.stringify(signJson(token, key))).toString('base64url');
}

type Reading = { audience: Audience; keys: readonly KeyObject[]; now: Date };

/** The token that a text holds; `null` unless a known key signed it for this audience and it counts still. */
export function readTeamToken(
  text: string | undefined,
  { audience, keys, now }: Reading,
): TeamToken | null {
  const value = parsed(text ?? '');
  if (!verifyJson(value, keys)) return null;
  const token = tokenSchema.safeParse(value).data;
  const counts = token?.audience === audience && now.getTime() < Date.parse(token.expiresAt);
  return counts ? token : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
