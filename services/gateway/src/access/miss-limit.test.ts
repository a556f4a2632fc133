import { startTestService, type TestService } from '@turno/kit/test';
import { publicTicketCall } from '@turno/shared-types/shared-tickets';
import express from 'express';
import { startGateway } from '../../test/start-gateway.ts';

let queues: TestService;
let gateway: TestService;

beforeAll(async () => {
  const app = express();
  app.get('/public/tickets/:code', (request, response) => {
    const isKnown = request.params.code === 'KNOWN';
    response.status(isKnown ? 200 : 404).json({ error_code: 'ticket_not_found' });
  });
  queues = await startTestService(app);
  gateway = await startGateway({ QUEUES_URL: queues.url, CODE_MISSES_PER_MINUTE: '3' });
});
afterAll(async () => {
  await gateway.close();
  await queues.close();
});

const ask = async (code: string) =>
  (await gateway.call(publicTicketCall, { params: { code } })).status;

test('G-60 wrong codes of one address are limited, and right ones cost nothing', async () => {
  for (let count = 0; count < 10; count += 1) expect(await ask('KNOWN')).toBe(200);
  const wrong = [];
  for (let count = 0; count < 4; count += 1) wrong.push(await ask(`GUESS${count}`));
  expect(wrong).toEqual([404, 404, 404, 429]);
});
