import { TICKET_EXPIRES_SECONDS } from '@turno/shared-types/constants';
import { newUser } from '../../../test/people.ts';
import {
  DAY_MS,
  type GoogleVisitors,
  openGoogleVisitors,
  statusIn,
} from '../../../test/wallets/google-visitors.ts';

jest.setTimeout(180_000);

let opened: GoogleVisitors;

beforeAll(async () => {
  opened = await openGoogleVisitors();
});
afterAll(() => opened.close());
afterEach(() => {
  Object.assign(opened.google.state, { isAway: false, createStatus: 0, messageStatus: 0 });
});

test('CON-050 the pass says so when its number is called, once, and ends with its ticket', async () => {
  const { save, testQueue, refresh } = await opened.visitor();
  const { object } = opened.savedAt((await save()).body.saveUrl);
  const before = opened.google.state.requests;
  await refresh();
  expect(opened.google.state.requests).toBe(before);
  await opened.journey.next(testQueue);
  await refresh();
  await refresh();
  expect(statusIn(object)).toBe('È il tuo turno');
  expect(object?.messages).toEqual([expect.objectContaining({ messageType: 'TEXT_AND_NOTIFY' })]);
  await opened.refreshAfter(2 * DAY_MS);
  expect(object).toMatchObject({ state: 'EXPIRED', barcode: null });
});

test('X-51 a pass whose desk has called on is good as long as its code is, and then has none', async () => {
  const { save, testQueue, refresh, ticket } = await opened.visitor();
  const { object } = opened.savedAt((await save()).body.saveUrl);
  await opened.journey.lineUp(testQueue, newUser());
  await opened.journey.next(testQueue);
  await opened.journey.next(testQueue);
  await refresh();
  const barcode = { type: 'QR_CODE', value: ticket.checkInCode };
  expect(object).toMatchObject({ state: 'ACTIVE', barcode });
  expect(statusIn(object)).toBe('Chiamato: presentati subito');
  await opened.refreshAfter(TICKET_EXPIRES_SECONDS * 1_000 + 60_000);
  expect(object).toMatchObject({ state: 'EXPIRED', barcode: null });
  expect(statusIn(object)).toBe('Non più valido');
});

test('CON-050 a call that Google did not hear is repeated until it does', async () => {
  const { save, testQueue, refresh } = await opened.visitor();
  const { object } = opened.savedAt((await save()).body.saveUrl);
  await opened.journey.next(testQueue);
  const { failures } = opened.journey.harness.outbound;
  failures.length = 0;
  opened.google.state.isAway = true;
  await refresh();
  await opened.refreshAfter(5_000);
  expect(object?.messages).toEqual([]);
  opened.google.state.isAway = false;
  // What failed is not asked again with each event, but after a while.
  await refresh();
  expect(object?.messages).toEqual([]);
  await opened.refreshAfter(60_000);
  expect(object?.messages).toHaveLength(1);
  expect(failures).toHaveLength(1);
});

test('CON-050 a message that Google refuses is not sent again, and the pass shows the call', async () => {
  const { save, testQueue, refresh } = await opened.visitor();
  const { object } = opened.savedAt((await save()).body.saveUrl);
  await opened.journey.next(testQueue);
  opened.google.state.messageStatus = 403;
  await refresh();
  opened.google.state.messageStatus = 0;
  await refresh();
  await opened.refreshAfter(60_000);
  expect(object?.messages).toEqual([]);
  expect(statusIn(object)).toBe('È il tuo turno');
});

test('CON-050 a ticket that ended an hour ago is compared no more', async () => {
  const { save, ticket } = await opened.visitor();
  await save();
  const dueAt = async () => {
    const record = await opened.journey.harness.store.walletTickets.findOfGroup(
      ticket.queueDailyCounterId,
    );
    return record[0]?.dueAt;
  };
  await opened.refreshAfter(2 * DAY_MS);
  expect(await dueAt()).not.toBeNull();
  await opened.refreshAfter(2 * DAY_MS + 3_600_001);
  expect(await dueAt()).toBeNull();
});

test('CON-050 a pass that Google failed to replace follows its ticket', async () => {
  const { save, testQueue, refresh } = await opened.visitor();
  const { object } = opened.savedAt((await save()).body.saveUrl);
  await opened.journey.next(testQueue);
  opened.google.state.isAway = true;
  expect((await save()).body.error_code).toBe('service_unavailable');
  opened.google.state.isAway = false;
  await refresh();
  expect(statusIn(object)).toBe('È il tuo turno');
  expect(object?.messages).toHaveLength(1);
});

test('CON-050 a save that overlaps with a call leaves the pass as the ticket is', async () => {
  const { save, testQueue, refresh } = await opened.visitor();
  const { deps } = opened.journey.harness;
  const { googleWallet } = deps;
  if (!googleWallet) throw new Error('no wallet');
  deps.googleWallet = {
    ...googleWallet,
    // The ticket is called and its pass refreshed before Google receives the pass of the waiting ticket.
    async put(id, pass) {
      deps.googleWallet = googleWallet;
      await opened.journey.next(testQueue);
      await refresh();
      await googleWallet.put(id, pass);
    },
  };
  const { object } = opened.savedAt((await save()).body.saveUrl);
  await refresh();
  expect(statusIn(object)).toBe('È il tuo turno');
});
