import { createLog } from '@turno/kit';
import { startTestService, type TestService, type TestTokens, testTokens } from '@turno/kit/test';
import type { Role, TokenScope } from '@turno/shared-types';
import { createApp } from '../src/app.ts';
import { createLive, type Live } from '../src/live/live.ts';
import type { TestHarness } from './test-harness.ts';

export const SECRET = 'sixteen or more letters';

export type TestApp = {
  service: TestService;
  live: Live;
  tokens: TestTokens;
  /** What a caller sends to be this user. */
  as(
    userId: number,
    role?: Role,
    scope?: TokenScope,
    emailVerified?: boolean,
  ): Promise<{ token: string }>;
  close(): Promise<void>;
};

/** The whole app on a free port, over a world of its own. */
export async function startTestApp(harness: TestHarness): Promise<TestApp> {
  const tokens = await testTokens();
  const live = createLive({
    store: harness.store,
    now: harness.deps.now,
    subscribe: harness.subscribe,
    whenAway: () => () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  const app = createApp({
    deps: harness.deps,
    live,
    verifier: tokens.verifier,
    internalSecret: SECRET,
    isReady: async () => true,
    log: createLog('test', 'silent'),
  });
  const service = await startTestService(app);
  return {
    service,
    live,
    tokens,
    as: async (userId, role = 'ROLE_GUEST', scope = 'access', emailVerified = true) => ({
      token: await tokens.tokenFor({ userId, role, scope, emailVerified }),
    }),
    async close() {
      await live.stop();
      await service.close();
    },
  };
}
