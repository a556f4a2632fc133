import { createFacebook } from '../src/facebook/facebook.ts';
import { clearAccounts } from './database.ts';
import { APP, startFacebookStandIn } from './facebook-stand-in.ts';
import { startIdentity } from './start-identity.ts';

export const PERSON = { id: '1002003004', name: 'Ada Prova', email: 'Ada@Example.com' };
/** Where the browser arrives after the redirect. */
export const PAGE = 'http://pages.test/signin#';
export type WithFacebook = Awaited<ReturnType<typeof startWithFacebook>>;

/** Identity beside a stand-in of Facebook; `errors` collects what would be logged. */
export async function startWithFacebook(name: string) {
  const facebook = await startFacebookStandIn();
  const identity = await startIdentity(name);
  const errors: unknown[] = [];
  identity.deps.facebook = createFacebook({
    settings: {
      ...APP,
      graphUrl: facebook.url,
      dialogUrl: 'https://dialog.test',
      publicUrl: 'http://api.test',
    },
    states: identity.store.facebookStates,
    now: identity.deps.now,
    onError: (error) => errors.push(error),
  });
  return {
    facebook,
    identity,
    errors,
    async reset(): Promise<void> {
      facebook.state.mode = 'ok';
      facebook.tokens.clear();
      errors.length = 0;
      identity.clock.now = new Date();
      await clearAccounts(identity.db);
    },
    async close(): Promise<void> {
      await identity.close();
      await facebook.close();
    },
  };
}
