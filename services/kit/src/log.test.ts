import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createLog, REDACTION } from './log.ts';

test('no secret is ever written', () => {
  let written = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const log = pino({ redact: REDACTION }, sink);
  log.info({ token: 'canary-1', body: { password: 'canary-2', email: 'canary-3@x.org' } }, 'tried');
  log.info({ req: { headers: { authorization: 'Bearer canary-4' } } });
  expect(written).toContain('tried');
  expect(written).not.toContain('canary');
});

test('a log has its name and level', () => {
  expect(createLog('queues', 'warn').isLevelEnabled('info')).toBe(false);
});
