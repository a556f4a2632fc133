import { setTimeout as wait } from 'node:timers/promises';
import { meCall } from '@turno/shared-types';
import { serve } from '../src/http/serve.ts';
import { createLog } from '../src/log.ts';
import { startService } from '../src/start.ts';
import { identityApp, SESSION } from './identity-app.ts';
import { testTokens } from './test-tokens.ts';

// A service as a process of its own, for the test of starting and stopping: `/auth/me` takes a while, and with `stuck` so
// does its end.
const tokens = await testTokens();
const slowMe = serve(meCall, async () => {
  process.stdout.write('working\n');
  await wait(400);
  return SESSION;
});

await startService({
  name: 'stoppable',
  config: { PORT: Number(process.argv[2]), HOST: '127.0.0.1' },
  app: identityApp(tokens, slowMe),
  log: createLog('stoppable', 'info'),
  onStop: async () => {
    if (process.argv[3] === 'stuck') await wait(60_000);
    process.stdout.write('closed\n');
  },
});
process.stdout.write(`${await tokens.tokenFor({ userId: 5 })}\n`);
