import { startTestService, type TestService } from '@turno/kit/test';
import { listQueuesCall } from '@turno/shared-types';
import { echoApp, startGateway } from '../../test/start-gateway.ts';

const open: TestService[] = [];
let gateway: TestService;

async function keep(service: Promise<TestService>): Promise<TestService> {
  const started = await service;
  open.push(started);
  return started;
}

beforeAll(async () => {
  const { url } = await keep(startTestService(echoApp('queues')));
  gateway = await keep(
    startGateway({ QUEUES_URL: url, API_KEY_RATE_LIMIT_PER_MINUTE: '3', CLIENT_KEYS: 'web' }),
  );
});
afterAll(() => Promise.all(open.map((service) => service.close())));

const ask = (token: string) =>
  gateway.call(listQueuesCall, { params: { merchantId: 1 } }, { token });

test('an API key passes without a client key, and a token does not', async () => {
  const { status, body } = await ask('turno_1_1_a');
  expect(status).toBe(200);
  expect(body.headers.authorization).toBe('Bearer turno_1_1_a');
  expect((await ask('eyJhbGciOiJFZERTQSJ9.e30.x')).status).toBe(403);
});

test('each key has a budget of its own, which another text of the same key cannot use up', async () => {
  for (const remaining of [2, 1, 0]) {
    const { status, headers } = await ask('turno_1_2_b');
    expect(status).toBe(200);
    expect(headers.get('ratelimit')).toContain(`limit=3, remaining=${remaining}`);
  }
  const refused = await ask('turno_1_2_b');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('turno_1_2_c')).status).toBe(200);
});
