import { createHmac } from 'node:crypto';
import { type FacebookUser, facebookUser, inspectedUser } from './rules.ts';

const TIMEOUT_MS = 5_000;

export type FacebookApp = {
  appId: string;
  appSecret: string;
  /** Base URL of the Graph API. */
  graphUrl: string;
};

/**
 * The Facebook user of an access token that the Graph API confirms as valid and issued for this app. Returns `null` for
 * any other token; throws when Facebook does not answer.
 */
export async function userOfToken(
  { appId, appSecret, graphUrl }: FacebookApp,
  token: string,
  now: Date,
): Promise<FacebookUser | null> {
  const inspected = await read(graphUrl, '/debug_token', {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  });
  const userId = inspectedUser(inspected, appId, now);
  if (userId === null) return null;
  const profile = await read(graphUrl, '/me', {
    fields: 'id,name,email',
    access_token: token,
    appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
  });
  return facebookUser(profile, userId);
}

async function read(
  graphUrl: string,
  path: string,
  query: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${graphUrl}${path}?${new URLSearchParams(query)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A rejected token is 400 with a body. The URL contains secrets, so the error must not include it.
  if (response.status >= 500) throw new Error(`Facebook answered ${response.status}.`);
  return response.json();
}
