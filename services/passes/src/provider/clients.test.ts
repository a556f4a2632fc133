import { createLog, type Database } from '@turno/kit';
import { connectTestDatabase } from '@turno/kit/test';

import { type Fault, OFFICE_SECRET, startTicketOffice } from '../../test/ticket-office.ts';
import { createPassProvider } from '../deps.ts';
import { createHttpProvider, providerProblem } from './clients.ts';
import { createEmbeddedProvider } from './store.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const AWAY = { code: 'service_unavailable' };
/** Longer than any test. */
const NEVER_MS = 600_000;

let database: Database;
let office: Awaited<ReturnType<typeof startTicketOffice>>;
let errors: unknown[] = [];
beforeAll(async () => {
  database = await connectTestDatabase();
  const embedded = await createEmbeddedProvider(database.db);
  await embedded.issue([
    { code: 'GOOD', passTypeId: 1, validFrom: null, validTo: null, maxUses: null },
  ]);
  office = await startTicketOffice(embedded);
});
afterAll(async () => {
  await office.close();
  await database.close();
});
beforeEach(() => {
  errors = [];
  office.faults.length = 0;
  office.requests.length = 0;
});

const provider = (change: Partial<Parameters<typeof createHttpProvider>[0]> = {}) =>
  createHttpProvider({
    baseUrl: office.url,
    secret: OFFICE_SECRET,
    onError: (error) => errors.push(error),
    timeoutMs: NEVER_MS,
    firstRetryAfterMs: 1,
    halfOpenAfterMs: NEVER_MS,
    ...change,
  });
const repeated = (fault: Fault, times: number) => Array.from({ length: times }, () => fault);

test('PAS-003 every try of a command has the same idempotency key', async () => {
  office.faults.push('unavailable', 'lost', null);
  await provider().use({ code: 'GOOD', useId: 'use-1', at: AT });
  expect(office.requests).toEqual(
    Array.from({ length: 3 }, () => ({ url: '/passes/GOOD/use', key: 'use-use-1' })),
  );
  expect(errors).toEqual([]);
});

test('PAS-003 a provider that fails three times is away', async () => {
  office.faults.push(...repeated('unavailable', 3));
  await expect(provider().find('GOOD')).rejects.toMatchObject(AWAY);
  expect(office.requests).toHaveLength(3);
  expect(errors).toHaveLength(1);
});

test('PAS-003 a provider that does not answer in time is away', async () => {
  office.faults.push(...repeated('silent', 3));
  await expect(provider({ timeoutMs: 20 }).find('GOOD')).rejects.toMatchObject(AWAY);
});

test.each(['no JSON', 'wrong form', 'unknown error'] as const)(
  'PAS-003 a reply with %s is an error, and no retry improves it',
  async (fault) => {
    office.faults.push(fault);
    await expect(provider().find('GOOD')).rejects.toMatchObject(AWAY);
    expect(office.requests).toHaveLength(1);
    expect(errors).toHaveLength(1);
  },
);

test('PAS-003 after five failures no request is sent', async () => {
  const failing = provider();
  office.faults.push(...repeated('unavailable', 6));
  for (let each = 0; each < 4; each += 1) {
    await expect(failing.find('GOOD')).rejects.toMatchObject(AWAY);
  }
  expect(office.requests).toHaveLength(5);
});

test('PAS-003 a provider that comes back is used again', async () => {
  const recovering = provider({ halfOpenAfterMs: 1 });
  office.faults.push(...repeated('unavailable', 6));
  for (let tries = 1; ; tries += 1) {
    const isBack = await recovering.find('GOOD').then(
      () => true,
      () => false,
    );
    if (isBack) break;
    expect(tries).toBeLessThan(10_000);
  }
  expect(await recovering.find('GOOD')).toMatchObject({ code: 'GOOD' });
});

test('PAS-003 a rejected code does not open the circuit', async () => {
  const healthy = provider();
  for (let each = 0; each < 8; each += 1) {
    await expect(healthy.find('UNKNOWN')).rejects.toMatchObject({ code: 'code_not_valid' });
  }
  expect(await healthy.find('GOOD')).toMatchObject({ code: 'GOOD' });
});

test('PAS-036 what is logged of a failure has no secret in it', async () => {
  const secret = 'another secret than the right one';
  await expect(provider({ secret }).find('GOOD')).rejects.toMatchObject(AWAY);
  await expect(
    provider({ secret, baseUrl: 'http://127.0.0.1:1' }).find('GOOD'),
  ).rejects.toMatchObject(AWAY);
  const lines: string[] = [];
  const log = createLog('test', 'warn');
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  for (const err of errors) log.warn({ err }, 'the ticket office failed');
  write.mockRestore();
  expect(errors).toHaveLength(2);
  expect(JSON.stringify([lines, errors.map(String)])).not.toContain(secret);
});

test('PAS-003 without an address the embedded ticket office answers, with one the other system', async () => {
  const onError = (error: unknown) => errors.push(error);
  const config = { PASS_PROVIDER_URL: office.url, PASS_PROVIDER_SECRET: OFFICE_SECRET };
  const [near, far] = [
    await createPassProvider(database, {}, onError),
    await createPassProvider(database, config, onError),
  ];
  expect(await near.find('GOOD')).toEqual(await far.find('GOOD'));
  expect(office.requests).toHaveLength(1);
  expect(providerProblem({ PASS_PROVIDER_URL: office.url })).toContain('PASS_PROVIDER_SECRET');
  expect(providerProblem(config)).toBeNull();
});
