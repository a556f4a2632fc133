import { newUser } from '../../../test/people.ts';
import {
  type GoogleVisitors,
  ISSUER_ID,
  openGoogleVisitors,
} from '../../../test/wallets/google-visitors.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';

jest.setTimeout(180_000);

let opened: GoogleVisitors;

beforeAll(async () => {
  opened = await openGoogleVisitors();
});
afterAll(() => opened.close());
afterEach(() => {
  Object.assign(opened.google.state, { isAway: false, createStatus: 0, messageStatus: 0 });
});

test('CON-043 a ticket is put into Google Wallet, by a link that the service account signed', async () => {
  const { save, ticket, testQueue } = await opened.visitor();
  const { status, body } = await save();
  expect(status).toBe(200);
  const { typ, iss, object } = opened.savedAt(body.saveUrl);
  expect({ typ, iss }).toEqual({ typ: 'savetowallet', iss: opened.google.key.client_email });
  expect(object).toMatchObject({
    classId: `${ISSUER_ID}.turno-ticket`,
    state: 'ACTIVE',
    header: { defaultValue: { value: ticket.ticketValue } },
    cardTitle: { defaultValue: { value: testQueue.merchant.name } },
    barcode: { type: 'QR_CODE', value: ticket.checkInCode },
    messages: [],
  });
  expect(opened.google.objects.get(`${ISSUER_ID}.turno-ticket`)).toMatchObject({
    kind: 'genericClass',
  });
  expect(opened.google.state.tokens).toBe(1);
});

test('CON-043 an answer of Google that the service does not expect is an error', async () => {
  const { save } = await opened.visitor();
  opened.google.state.createStatus = 404;
  expect((await save()).body.error_code).toBe('service_unavailable');
  opened.google.state.createStatus = 0;
  expect((await save()).status).toBe(200);
});

test('CON-043 a ticket that is over, of another person, or while Google is away is not saved', async () => {
  const { save, userId } = await opened.visitor();
  expect((await save(newUser())).body.error_code).toBe('ticket_not_found');
  opened.google.state.isAway = true;
  expect((await save()).body.error_code).toBe('service_unavailable');
  opened.google.state.isAway = false;
  const { deps } = opened.journey.harness;
  const { googleWallet } = deps;
  deps.googleWallet = null;
  expect((await save()).body.error_code).toBe('wallet_not_configured');
  deps.googleWallet = googleWallet;
  await erasePerson(deps, userId);
  expect((await save()).body.error_code).toBe('ticket_not_found');
});

test('G-60 what is in a wallet is exported, and ended with the person', async () => {
  const { save, userId, ticket, refresh } = await opened.visitor();
  const { object } = opened.savedAt((await save()).body.saveUrl);
  const { deps, db } = opened.journey.harness;
  const wallets = async () => (await readPerson(deps, userId)).walletTickets;
  expect(await wallets()).toEqual([
    expect.objectContaining({ queueDailyCounterId: ticket.queueDailyCounterId, wallet: 'google' }),
  ]);
  opened.google.state.isAway = true;
  await erasePerson(deps, userId);
  await erasePerson(deps, userId);
  expect(await wallets()).toEqual([]);
  opened.google.state.isAway = false;
  await refresh();
  expect(object).toMatchObject({ state: 'EXPIRED', barcode: null });
  const counterId = ticket.queueDailyCounterId;
  expect(await db.collection('walletTickets').countDocuments({ counterId })).toBe(0);
});
