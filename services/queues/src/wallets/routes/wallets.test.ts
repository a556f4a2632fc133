import { saveInGoogleWalletCall } from '@turno/shared-types';
import jwt from 'jsonwebtoken';
import { ACCOUNT, startGoogleStandIn } from '../../../test/google-stand-in.ts';
import { type Journey, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';
import { refreshWallets } from '../actions/refresh-wallets.ts';
import { createGoogleWallet } from '../clients/google-wallet.ts';

jest.setTimeout(60_000);

const ISSUER_ID = '3388000000022';

let journey: Journey;
let google: Awaited<ReturnType<typeof startGoogleStandIn>>;

beforeAll(async () => {
  journey = await openJourney();
  google = await startGoogleStandIn();
  journey.harness.deps.googleWallet = createGoogleWallet({
    issuerId: ISSUER_ID,
    key: google.key,
    apiUrl: google.url,
  });
});
afterAll(async () => {
  await google.close();
  await journey.close();
});
afterEach(() => {
  Object.assign(google.state, { isAway: false, createStatus: 0 });
});

/** A visitor with a ticket at a queue of its own, and the call with which it is saved. */
async function visitor() {
  const testQueue = await journey.newQueue();
  const userId = newUser();
  const { body: ticket } = await journey.lineUp(testQueue, userId, { paxCount: 2 });
  const { queueDailyCounterId, counter } = ticket;
  const save = async (by = userId) =>
    journey.app.service.call(
      saveInGoogleWalletCall,
      { params: { userId: by, queueDailyCounterId, counter } },
      await journey.app.as(by),
    );
  return { testQueue, userId, ticket, save };
}

/** What the save link names, once its signature is verified, and what Google has of it. */
function savedAt(saveUrl: string) {
  const [, token = ''] = saveUrl.split('https://pay.google.com/gp/v/save/');
  const claims = jwt.verify(token, ACCOUNT.publicKey, {
    audience: 'google',
    ignoreExpiration: true,
  });
  const { typ, iss, payload } = claims as jwt.JwtPayload;
  const [{ id }] = payload.genericObjects;
  return { typ, iss, object: google.objects.get(id) };
}

const refresh = () => refreshWallets(journey.harness.deps, null);
const statusIn = (object: ReturnType<typeof savedAt>['object']) =>
  ((object?.textModulesData ?? []) as { id: string; body: string }[]).find(
    ({ id }) => id === 'status',
  )?.body;

test('CON-043 a ticket is put into Google Wallet, by a link that the service account signed', async () => {
  const { save, ticket, testQueue } = await visitor();
  const { status, body } = await save();
  expect(status).toBe(200);
  const { typ, iss, object } = savedAt(body.saveUrl);
  expect({ typ, iss }).toEqual({ typ: 'savetowallet', iss: google.key.client_email });
  expect(object).toMatchObject({
    classId: `${ISSUER_ID}.turno-ticket`,
    state: 'ACTIVE',
    header: { defaultValue: { value: ticket.ticketValue } },
    cardTitle: { defaultValue: { value: testQueue.merchant.name } },
    barcode: { type: 'QR_CODE', value: ticket.checkInCode },
    messages: [],
  });
  expect(google.objects.get(`${ISSUER_ID}.turno-ticket`)).toMatchObject({ kind: 'genericClass' });
  expect(google.state.tokens).toBe(1);
});

test('CON-050 the pass says so when its number is called, once, and ends with its ticket', async () => {
  const { save, testQueue } = await visitor();
  const { object } = savedAt((await save()).body.saveUrl);
  const before = google.state.requests;
  await refresh();
  expect(google.state.requests).toBe(before);
  await journey.next(testQueue);
  await refresh();
  await refresh();
  expect(statusIn(object)).toBe('È il tuo turno');
  expect(object?.messages).toEqual([expect.objectContaining({ messageType: 'TEXT_AND_NOTIFY' })]);
  const { clock } = journey.harness;
  const before2 = clock.now;
  clock.now = new Date(before2.getTime() + 2 * 86_400_000);
  await refresh();
  clock.now = before2;
  expect(object).toMatchObject({ state: 'EXPIRED', barcode: null });
});

test('CON-050 a call that Google did not hear is repeated until it does', async () => {
  const { save, testQueue } = await visitor();
  const { object } = savedAt((await save()).body.saveUrl);
  await journey.next(testQueue);
  google.state.isAway = true;
  await refresh();
  expect(object?.messages).toEqual([]);
  google.state.isAway = false;
  await refresh();
  expect(object?.messages).toHaveLength(1);
});

test('CON-050 a pass that Google failed to replace follows its ticket', async () => {
  const { save, testQueue } = await visitor();
  const { object } = savedAt((await save()).body.saveUrl);
  await journey.next(testQueue);
  google.state.isAway = true;
  expect((await save()).body.error_code).toBe('service_unavailable');
  google.state.isAway = false;
  await refresh();
  expect(statusIn(object)).toBe('È il tuo turno');
  expect(object?.messages).toHaveLength(1);
});

test('CON-050 a save that overlaps with a call leaves the pass as the ticket is', async () => {
  const { save, testQueue } = await visitor();
  const { deps } = journey.harness;
  const { googleWallet } = deps;
  if (!googleWallet) throw new Error('no wallet');
  deps.googleWallet = {
    ...googleWallet,
    // The ticket is called and its pass refreshed before Google receives the pass of the waiting ticket.
    async put(id, pass) {
      deps.googleWallet = googleWallet;
      await journey.next(testQueue);
      await refresh();
      await googleWallet.put(id, pass);
    },
  };
  const { object } = savedAt((await save()).body.saveUrl);
  await refresh();
  expect(statusIn(object)).toBe('È il tuo turno');
});

test('CON-043 an answer of Google that the service does not expect is an error', async () => {
  const { save } = await visitor();
  google.state.createStatus = 404;
  expect((await save()).body.error_code).toBe('service_unavailable');
  google.state.createStatus = 0;
  expect((await save()).status).toBe(200);
});

test('CON-043 a ticket that is over, of another person, or while Google is away is not saved', async () => {
  const { save, userId } = await visitor();
  expect((await save(newUser())).body.error_code).toBe('ticket_not_found');
  google.state.isAway = true;
  expect((await save()).body.error_code).toBe('service_unavailable');
  google.state.isAway = false;
  const { deps } = journey.harness;
  const { googleWallet } = deps;
  deps.googleWallet = null;
  expect((await save()).body.error_code).toBe('wallet_not_configured');
  deps.googleWallet = googleWallet;
  await erasePerson(deps, userId);
  expect((await save()).body.error_code).toBe('ticket_not_found');
});

test('G-60 what is in a wallet is exported, and ended with the person', async () => {
  const { save, userId, ticket } = await visitor();
  const { object } = savedAt((await save()).body.saveUrl);
  const { deps, db } = journey.harness;
  const wallets = async () => (await readPerson(deps, userId)).walletTickets;
  expect(await wallets()).toEqual([
    expect.objectContaining({ queueDailyCounterId: ticket.queueDailyCounterId, wallet: 'google' }),
  ]);
  google.state.isAway = true;
  await erasePerson(deps, userId);
  await erasePerson(deps, userId);
  expect(await wallets()).toEqual([]);
  google.state.isAway = false;
  await refreshWallets(deps, null);
  expect(object).toMatchObject({ state: 'EXPIRED', barcode: null });
  const counterId = ticket.queueDailyCounterId;
  expect(await db.collection('walletTickets').countDocuments({ counterId })).toBe(0);
});
