import { type Profile, Strategy, type StrategyOptions } from 'passport-facebook';
import { runStrategy } from '../../run-strategy.ts';
import { cleanEmail, type FacebookUser } from '../rules.ts';
import type { FacebookApp } from './graph.ts';

const TIMEOUT_MS = 10_000;

/** What the two ends of a redirect keep in between: a state that is good once, and the browser's challenge it belongs to. */
export type States = {
  put(challenge: string): Promise<string>;
  take(state: string): Promise<string | null>;
};
type Options = FacebookApp & { dialogUrl: string; callbackUrl: string; states: States };
type Asked = { query: Record<string, string | undefined>; challenge: string };
type Done = (error: Error | null, value?: unknown) => void;

/** Facebook's sign-in page and the way back from it, as passport-facebook knows them. */
export function createFacebookRedirect(options: Options) {
  const settings: StrategyOptions = {
    clientID: options.appId,
    clientSecret: options.appSecret,
    callbackURL: options.callbackUrl,
    authorizationURL: `${options.dialogUrl}/dialog/oauth`,
    tokenURL: `${options.graphUrl}/oauth/access_token`,
    profileURL: `${options.graphUrl}/me`,
    profileFields: ['id', 'displayName', 'emails'],
    scope: ['email'],
    enableProof: true,
    // Its types ask for a request of Express; it reads the query alone.
    store: stateStore(options.states) as never,
  };
  const strategy = new Strategy(settings, (_token, _refresh, profile, done) =>
    done(null, userOf(profile)),
  );
  return {
    /** The address of Facebook's page for a browser that keeps the secret of this challenge. */
    async start(challenge: string): Promise<string | null> {
      const outcome = await run(strategy, { query: {}, challenge });
      return outcome && 'location' in outcome ? outcome.location : null;
    },
    /** Who came back, and the challenge of the browser that was sent; `null` when they refused or the state is not ours. */
    async finish(query: Asked['query']): Promise<{ user: FacebookUser; challenge: string } | null> {
      // Without a code the strategy would send the browser out again.
      if (!query.code && !query.error) return null;
      const asked = { query, challenge: '' };
      const outcome = await run(strategy, asked);
      const isKnown = outcome !== null && 'user' in outcome && asked.challenge !== '';
      return isKnown ? { user: outcome.user, challenge: asked.challenge } : null;
    },
  };
}

function run(strategy: Strategy, asked: Asked) {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Facebook does not answer.')), TIMEOUT_MS).unref();
  });
  return Promise.race([runStrategy<FacebookUser>(strategy, asked), late]);
}

/** The strategy's memory between the two requests, in our database instead of a cookie. */
function stateStore(states: States) {
  return {
    store(asked: Asked, _meta: unknown, done: Done): void {
      states.put(asked.challenge).then((state) => done(null, state), done);
    },
    verify(asked: Asked, state: string | undefined, _meta: unknown, done: Done): void {
      states.take(state ?? '').then((challenge) => {
        asked.challenge = challenge ?? '';
        done(null, challenge !== null);
      }, done);
    },
  };
}

function userOf({ id, displayName, emails }: Profile): FacebookUser {
  return {
    facebookId: id,
    email: cleanEmail(emails?.[0]?.value),
    name: displayName?.trim().slice(0, 120) || null,
  };
}
