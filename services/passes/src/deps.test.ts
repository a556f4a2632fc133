import { createServiceClient } from '@turno/kit';
import { type QueuesStandIn, startQueuesStandIn } from '../test/queues-stand-in.ts';
import { createQueuesClient } from './deps.ts';

let queues: QueuesStandIn;
beforeAll(async () => {
  queues = await startQueuesStandIn({ K7QX2MBP9D: {} });
});
afterAll(() => queues.close());

const client = (internalSecret = queues.secret) =>
  createQueuesClient(createServiceClient({ baseUrl: queues.url, internalSecret }));
const scan = { merchantId: 10, token: 'K7QX2MBP9D', nonce: 'nonce-1' };

test('PAS-032 queues is asked who manages a merchant', async () => {
  expect(await client().staffRoleOf(1, 10)).toBe('owner');
  expect(await client().staffRoleOf(2, 10)).toBe(null);
});

test('PAS-032 queues lets a ticket in, with the nonce of the scan', async () => {
  expect(await client().admit(scan, 'request-1')).toMatchObject({ ticketValue: 'A7' });
  expect(queues.admitRequests).toContainEqual(scan);
});

test('PAS-034 an error of queues comes through unchanged', async () => {
  await expect(client().admit({ ...scan, nonce: 'nonce-2' }, 'request-1')).rejects.toMatchObject({
    code: 'ticket_already_scanned',
    payload: { checkedInAt: '2026-11-21T10:00:00.000Z' },
  });
});

test('a wrong secret opens nothing', async () => {
  await expect(client('another secret').admit(scan, 'request-1')).rejects.toMatchObject({
    code: 'forbidden',
  });
});
