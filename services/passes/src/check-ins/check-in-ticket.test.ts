import { startPasses, type TestPasses } from '../../test/start-passes.ts';
import { checkInTicket } from './check-in-ticket.ts';

let passes: TestPasses;
beforeAll(async () => {
  passes = await startPasses({
    AGAIN22222: {},
    GATES22222: {},
    SAMEKEY222: {},
    OTHER22222: {},
    AWAY222222: {},
    CRASH22222: {},
    NOTYET2222: { error: 'ticket_not_processable' },
  });
});
afterAll(() => passes.close());

const scan = (text: string, key: string | null, userId = 1) =>
  checkInTicket(passes.deps, { userId, merchantId: 10, text, key, requestId: 'request-1' });

test('PAS-032 a scan that is sent again gets its first answer and is asked once', async () => {
  const first = await scan('AGAIN22222', 'key-1');
  const before = passes.queues.admitRequests.length;
  expect(await scan('again-22222', 'key-1')).toEqual(first);
  expect(passes.queues.admitRequests).toHaveLength(before);
});

test('PAS-034 an error is the same when the scan is retried', async () => {
  const apiError = { code: 'ticket_not_processable' };
  await expect(scan('NOTYET2222', 'key-2')).rejects.toMatchObject(apiError);
  const before = passes.queues.admitRequests.length;
  await expect(scan('NOTYET2222', 'key-2')).rejects.toMatchObject(apiError);
  expect(passes.queues.admitRequests).toHaveLength(before);
});

test('PAS-034 ten gates at once let one ticket in once', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, gate) => scan('GATES22222', `gate-${gate}`)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('PAS-032 one scan sent ten times at once gets one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => scan('SAMEKEY222', 'key-3')));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('PAS-034 a key belongs to one code', async () => {
  await scan('OTHER22222', 'key-4');
  await expect(scan('AGAIN22222', 'key-4')).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('PAS-034 keys of two people never meet', async () => {
  await expect(scan('OTHER22222', 'key-4', 2)).rejects.toMatchObject({
    code: 'ticket_already_scanned',
  });
});

test('PAS-032 a transient error is not stored: the same scan succeeds later', async () => {
  passes.queues.state.isAway = true;
  await expect(scan('AWAY222222', 'key-5')).rejects.toMatchObject({ code: 'service_unavailable' });
  passes.queues.state.isAway = false;
  expect((await scan('AWAY222222', 'key-5')).code).toBe('AWAY222222');
});

test('PAS-032 a crash after the ticket was let in is repaired by the same scan', async () => {
  const crashed = {
    ...passes.deps.store,
    checkIns: {
      ...passes.deps.store.checkIns,
      complete: () => Promise.reject(new Error('the process died here')),
    },
  };
  const request = {
    userId: 1,
    merchantId: 10,
    text: 'CRASH22222',
    key: 'key-6',
    requestId: 'request-1',
  };
  await expect(checkInTicket({ ...passes.deps, store: crashed }, request)).rejects.toThrow('died');
  expect((await checkInTicket(passes.deps, request)).admission.ticketValue).toBe('A7');
});

test('PAS-036 the journal stores no code that admits its holder', async () => {
  const entries = await passes.db.collection('check_ins').find().toArray();
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toMatch(/22222/);
});
