import type { KeyObject } from 'node:crypto';
import { signJson, verifyJson } from './signed-json.ts';

/** How long an answer counts after it was given, in milliseconds. */
const VALID_MS = 10 * 60_000;
/** How far the clocks of two servers may be apart, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/** An answer that says when it was given and until when it counts, as instants in ISO 8601 UTC, and is signed. */
export type SignedAnswer<T> = T & { issuedAt: string; expiresAt: string; signature: string };

/** Signs what is answered now. */
export function signAnswer<T extends object>(
  answer: T,
  key: KeyObject,
  now: Date,
): SignedAnswer<T> {
  const issuedAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
  return signJson({ ...answer, issuedAt, expiresAt }, key);
}

type Accepted = { issuedAt: number };
type Refused = { problem: string };
type Verifying = {
  keys: readonly KeyObject[];
  now: Date;
  /** The instant of the last answer that was accepted, in milliseconds; an earlier answer is an old one. */
  lastIssuedAt: number;
};

/** Whether an answer comes from who holds the key, counts still, and is not older than the last one; or why not. */
export function verifyAnswer(
  answer: unknown,
  { keys, now, lastIssuedAt }: Verifying,
): Accepted | Refused {
  if (!verifyJson(answer, keys)) return { problem: 'its signature is missing or wrong' };
  const { issuedAt, expiresAt } = instantsOf(Object(answer));
  if (!(now.getTime() - CLOCK_SKEW_MS < expiresAt)) return { problem: 'it has expired' };
  if (!(issuedAt < now.getTime() + CLOCK_SKEW_MS)) return { problem: 'it is of a later time' };
  if (issuedAt < lastIssuedAt - CLOCK_SKEW_MS) return { problem: 'a later one is known' };
  return { issuedAt };
}

const instantsOf = ({ issuedAt, expiresAt }: Record<string, unknown>) => ({
  issuedAt: Date.parse(String(issuedAt)),
  expiresAt: Date.parse(String(expiresAt)),
});
