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
    PARTS22222: {},
    NOTYET2222: { error: 'ticket_not_processable' },
  });
});
afterAll(() => passes.close());

const AT_GATE = { userId: 1, merchantId: 10, requestId: 'request-1' };
const scan = (text: string, key: string | null, userId = 1) =>
  checkInTicket(passes.deps, { ...AT_GATE, userId, text, key });

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

/** The services of a process that dies before it stores the outcome of a scan. */
function dying() {
  const { store } = passes.deps;
  const complete = () => Promise.reject(new Error('the process died here'));
  return { ...passes.deps, store: { ...store, checkIns: { ...store.checkIns, complete } } };
}

test('PAS-032 a crash after the ticket was let in is repaired by the same scan', async () => {
  const request = { ...AT_GATE, text: 'CRASH22222', key: 'key-6' };
  await expect(checkInTicket(dying(), request)).rejects.toThrow('died');
  expect((await checkInTicket(passes.deps, request)).admission.ticketValue).toBe('A7');
});

test('S-15 a scan that a crash interrupted tells what it left, also when another gate let people in since', async () => {
  const request = { ...AT_GATE, text: 'PARTS22222', key: 'key-7', paxCount: 1 };
  await expect(checkInTicket(dying(), request)).rejects.toThrow('died');
  const other = await checkInTicket(passes.deps, { ...request, key: 'key-8' });
  expect(other.admission.peopleLeft).toBe(0);
  const repeated = await checkInTicket(passes.deps, request);
  expect(repeated.admission).toMatchObject({ admittedPax: 1, peopleLeft: 1 });
});

test('PAS-036 the journal stores no code that admits its holder', async () => {
  const entries = await passes.db.collection('check_ins').find().toArray();
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toMatch(/(AGAIN|GATES|OTHER|CRASH|PARTS)2/i);
});
