import { randomInt } from 'node:crypto';
import type { RemotesFile } from '@turno/shared-types';
import { CANARY_BUCKET_COOKIE } from '@turno/shared-types/constants';
import { CANARY_BUCKETS, parseBucket } from '@turno/shared-types/rules';
import type { Request, Response } from 'express';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const BUCKET = new RegExp(`(?:^|; )${CANARY_BUCKET_COOKIE}=(\\d+)(?:;|$)`);

/**
 * The bucket of a visitor while some canary is tried; `null` at other times. It is drawn at the first such visit and kept
 * in a cookie, so that a person stays in a canary or outside. One of ten thousand numbers identifies nobody.
 */
export function canaryBucket(
  request: Request,
  response: Response,
  remotes: RemotesFile | null,
): number | null {
  if (!remotes?.canaries?.length) return null;
  const known = parseBucket(BUCKET.exec(request.headers.cookie ?? '')?.[1]);
  if (known !== null) return known;
  const bucket = randomInt(CANARY_BUCKETS);
  const options = { maxAge: YEAR_MS, sameSite: 'lax', httpOnly: true } as const;
  response.cookie(CANARY_BUCKET_COOKIE, String(bucket), options);
  return bucket;
}
