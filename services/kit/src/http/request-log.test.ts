import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import { startTestService } from '../../test/index.ts';
import { ApiError } from '../api-error.ts';
import { replyError } from './reply-error.ts';
import { requestLog } from './request-log.ts';

/** A stream that keeps as one text what is written to it. */
function textSink() {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { sink, written: () => text };
}

test('SHL-014 the log contains paths and ids, and hides secrets of the query', async () => {
  const { sink, written } = textSink();
  const app = express();
  app.use(requestLog(pino({ level: 'debug' }, sink)));
  app.use((_request, response) => response.end());
  const service = await startTestService(app);
  await fetch(
    `${service.url}/here?token=canary-1&page=2&q=canary-2&state=canary-4&code=canary-5&%74oken=canary-6&Reset_Token=canary-7&signature=canary-8`,
    {
      headers: { authorization: 'Bearer canary-3', 'x-request-id': 'trace-me-please' },
    },
  );
  await service.close();
  expect(written()).toContain(
    '"url":"/here?token=[hidden]&page=2&q=[hidden]&state=[hidden]&code=[hidden]&%74oken=[hidden]&Reset_Token=[hidden]&signature=[hidden]"',
  );
  expect(written()).toContain('trace-me-please');
  expect(written()).not.toContain('canary');
});

test.each([
  ['/public/tickets/A7K8-CMF6-CANARY', '/public/tickets/[hidden]'],
  ['/Public/Tickets/canary?token=canary', '/Public/Tickets/[hidden]?token=[hidden]'],
  ['/public/ticket_offers/canary', '/public/ticket_offers/[hidden]'],
  ['/private/ticket_offers/canary/accept?page=2', '/private/ticket_offers/[hidden]/accept?page=2'],
  ['/private/users/12/tickets/40/7/offer', '/private/users/12/tickets/40/7/offer'],
  ['/public/merchants/12', '/public/merchants/12'],
])('SHL-014 of the path %s the log keeps %s', async (path, kept) => {
  const { sink, written } = textSink();
  const app = express();
  app.use(requestLog(pino({ level: 'info' }, sink)));
  app.use((_request, response) => response.status(404).end());
  const service = await startTestService(app);
  await fetch(service.url + path);
  await service.close();
  expect(written()).toContain(`"url":"${kept}"`);
  expect(written().toLowerCase()).not.toContain('canary');
});

test('an API error that stands for another failure is logged with it, and the caller does not see it', async () => {
  const { sink, written } = textSink();
  const app = express();
  app.use(requestLog(pino({ level: 'warn' }, sink)));
  app.use(() => {
    throw ApiError.because('places_unavailable', new Error('the map answered 403'));
  });
  app.use(replyError);
  const service = await startTestService(app);
  const answer = await fetch(service.url);
  expect(await answer.text()).not.toContain('403');
  await service.close();
  expect(written()).toContain('the map answered 403');
});
