import { startTestService, type TestService } from '@turno/kit/test';
import { publicTicketCall } from '@turno/shared-types/shared-tickets';
import express from 'express';
import { startGateway } from '../../test/start-gateway.ts';

let queues: TestService;
let gateway: TestService;

beforeAll(async () => {
  const app = express();
  app.get('/public/tickets/:code', (request, response) => {
    const isKnown = request.params.code.startsWith('KNOWN');
    response.status(isKnown ? 200 : 404).json({ error_code: 'ticket_not_found' });
  });
  queues = await startTestService(app);
  gateway = await startGateway({
    QUEUES_URL: queues.url,
    CODE_MISSES_PER_MINUTE: '3',
    TRUST_PROXY: 'loopback',
  });
});
afterAll(async () => {
  await gateway.close();
  await queues.close();
});

const ask = async (code: string, address = '10.1.0.1') => {
  const headers = { 'x-forwarded-for': address };
  return (await gateway.call(publicTicketCall, { params: { code } }, { headers })).status;
};

test('G-60 wrong codes of one address are limited, and right ones cost nothing', async () => {
  for (let count = 0; count < 10; count += 1) expect(await ask('KNOWN')).toBe(200);
  const wrong = [];
  for (let count = 0; count < 4; count += 1) wrong.push(await ask(`GUESS${count}`));
  expect(wrong).toEqual([404, 404, 404, 429]);
});

test('G-60 an open page stays readable while its address is limited, and no other code is', async () => {
  expect(await ask('KNOWN', '10.1.0.2')).toBe(200);
  for (let count = 0; count < 4; count += 1) await ask(`GUESS${count}`, '10.1.0.2');
  expect(await ask('KNOWN', '10.1.0.2')).toBe(200);
  // Who guesses is not told whether a code is right.
  expect(await ask('KNOWN2', '10.1.0.2')).toBe(429);
  expect(await ask('GUESS9', '10.1.0.2')).toBe(429);
});

test('G-60 wrong codes of one visitor of the shell cost another nothing', async () => {
  for (let count = 0; count < 5; count += 1) await ask(`GUESS${count}`, '10.1.0.3');
  expect(await ask('GUESS0', '10.1.0.4')).toBe(404);
});
