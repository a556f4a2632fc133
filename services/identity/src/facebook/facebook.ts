import { randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';
import { userOfToken } from './clients/graph.ts';
import { createFacebookRedirect } from './clients/redirect.ts';
import type { FacebookUser } from './rules.ts';

const STATE_MS = 10 * 60_000;

type FacebookSettings = {
  appId: string;
  appSecret: string;
  graphUrl: string;
  dialogUrl: string;
  /** Where browsers reach the gateway. */
  publicUrl: string;
};

/** Facebook as far as signing in goes; whatever fails there is told to the log and answered `null`. */
export type Facebook = {
  userOfToken(token: string): Promise<FacebookUser | null>;
  start(challenge: string): Promise<string | null>;
  finish(query: {
    code?: string | undefined;
    state?: string | undefined;
    error?: string | undefined;
  }): Promise<{ user: FacebookUser; challenge: string } | null>;
};

type Parts = {
  settings: FacebookSettings;
  states: Store['facebookStates'];
  now: () => Date;
  onError: (error: unknown) => void;
};

export function createFacebook({ settings, states, now, onError }: Parts): Facebook {
  const redirect = createFacebookRedirect({
    ...settings,
    callbackUrl: `${settings.publicUrl}/auth/facebook/callback`,
    states: {
      async put(challenge) {
        const state = randomBytes(32).toString('base64url');
        await states.put(state, challenge, new Date(now().getTime() + STATE_MS));
        return state;
      },
      take: (state) => states.take(state, now()),
    },
  });
  const orNull = <T>(work: Promise<T | null>): Promise<T | null> =>
    work.catch((error: unknown) => {
      onError(error);
      return null;
    });
  return {
    userOfToken: (token) => orNull(userOfToken(settings, token, now())),
    start: (challenge) => orNull(redirect.start(challenge)),
    finish: (query) => orNull(redirect.finish(query)),
  };
}
