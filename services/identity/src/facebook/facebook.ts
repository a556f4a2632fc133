import { randomBytes } from 'node:crypto';
import { Passport } from 'passport';
import { type Profile, Strategy, type StrategyOptions } from 'passport-facebook';
import { type Authenticable, type Authenticator, authenticate } from '../authenticate.ts';
import type { OneTimeSecrets } from '../one-time-secrets.ts';
import { type FacebookApp, userOfToken } from './clients.ts';
import { cleanEmail, type FacebookUser } from './rules.ts';

const STATE_MS = 10 * 60_000;
const TIMEOUT_MS = 10_000;

type FacebookSettings = FacebookApp & {
  dialogUrl: string;
  /** Base URL of the gateway. */
  publicUrl: string;
};

/** The request with which Facebook sends the browser back. */
type Returned = Authenticable & {
  query: { code?: string | undefined; state?: string | undefined; error?: string | undefined };
};

/** The part of Facebook that signing in needs; every failure there is logged and returned as `null` or `false`. */
export type Facebook = {
  userOfToken(token: string): Promise<FacebookUser | null>;
  /** Redirects the browser to Facebook's page. */
  start(request: Authenticable): Promise<boolean>;
  /** The user who returned, and the challenge of the browser that started; `null` when Facebook or the state rejects it. */
  finish(returned: Returned): Promise<{ user: FacebookUser; challenge: string } | null>;
  /** Logs a failure on our side; the browser still gets a page. */
  report(error: unknown): void;
};

type Parts = {
  settings: FacebookSettings;
  states: OneTimeSecrets<string>;
  now: () => Date;
  onError: (error: unknown) => void;
};

/** Connects to the configured Facebook app. */
export function createFacebook(parts: Parts): Facebook {
  const { settings, now, onError } = parts;
  const passport = facebookPassport(parts);
  const otherwise =
    <T>(value: T) =>
    (error: unknown): T => {
      onError(error);
      return value;
    };
  return {
    report: onError,
    userOfToken: (token) => userOfToken(settings, token, now()).catch(otherwise(null)),
    start: (request) =>
      authenticate(passport, 'facebook', request).then(() => true, otherwise(false)),
    async finish(returned) {
      // Without a code the strategy would redirect the browser again.
      if (!returned.query.code && !returned.query.error) return null;
      const finishing = authenticate<FacebookUser>(passport, 'facebook', returned);
      const outcome = await withTimeout(finishing).catch(otherwise(null));
      const challenge = outcome?.info.state;
      return outcome && typeof challenge === 'string' ? { user: outcome.user, challenge } : null;
    },
  };
}

/** Passport with the one strategy `facebook`. */
function facebookPassport({ settings, states, now }: Parts): Authenticator {
  const options: StrategyOptions = {
    clientID: settings.appId,
    clientSecret: settings.appSecret,
    callbackURL: `${settings.publicUrl}/auth/facebook/callback`,
    authorizationURL: `${settings.dialogUrl}/dialog/oauth`,
    tokenURL: `${settings.graphUrl}/oauth/access_token`,
    profileURL: `${settings.graphUrl}/me`,
    profileFields: ['id', 'displayName', 'emails'],
    scope: ['email'],
    enableProof: true,
    store: stateStore(states, now),
  };
  const strategy = new Strategy(options, (_token, _refresh, profile, done) =>
    done(null, userOf(profile)),
  );
  const passport = new Passport();
  passport.use(strategy);
  return passport;
}

type Asked = { query: { challenge?: unknown } };
type StoreDone = (error: Error | null, state?: unknown) => void;
type VerifyDone = (error: Error | null, ok: boolean, state: unknown) => void;

/**
 * Stores what the strategy remembers between the two requests in our database instead of a cookie. A state belongs to the
 * challenge of the browser that started; the strategy passes that challenge on as `info.state`. The strategy chooses its
 * arguments by the number of parameters of these functions, so they declare all of them.
 */
function stateStore(states: Parts['states'], now: () => Date): StrategyOptions['store'] {
  return {
    store({ query }: Asked, _meta: unknown, done?: StoreDone): void {
      const state = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + STATE_MS);
      const storing = states.put(state, String(query.challenge), expiresAt);
      storing.then(() => done?.(null, state), done);
    },
    verify(_request: unknown, state: string | undefined, _meta: unknown, done?: VerifyDone): void {
      const taking = states.take(state ?? '', now());
      taking.then(
        (challenge) => done?.(null, challenge !== null, challenge),
        (error) => done?.(error, false, null),
      );
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

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Facebook does not answer.')), TIMEOUT_MS).unref();
  });
  return Promise.race([work, late]);
}
