import { refreshWallets } from '@turno/kit/wallets';
import { PASS_TYPE_ID, type readPassFile } from '@turno/kit/wallets/test';
import { newUser } from '../../../test/people.ts';
import {
  type AppleVisitors,
  fileOf,
  openAppleVisitors,
  PUSH_TOKEN,
  ROOT,
} from '../../../test/wallets/apple-visitors.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';
import { walletsOf } from '../actions/ticket-wallets.ts';

jest.setTimeout(180_000);

const DAY_MS = 86_400_000;

let opened: AppleVisitors;

beforeAll(async () => {
  opened = await openAppleVisitors();
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.apple.pushed.length = 0;
  Object.assign(opened.apple.state, { status: 200, reason: '' });
});

const statusIn = (file: ReturnType<typeof readPassFile>) =>
  file.pass.generic.secondaryFields.find(({ key }: { key: string }) => key === 'status').value;

test('CON-043 a ticket is downloaded for Apple Wallet as a signed file', async () => {
  const { download, ticket, testQueue, pathname, search } = await opened.visitor();
  const response = await download();
  const file = await fileOf(response);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  expect(response.headers.get('content-disposition')).toContain('.pkpass"');
  expect(file.unsigned).toEqual([]);
  expect(() => opened.certificates.verify(file.signature, file.manifest)).not.toThrow();
  expect(file.pass).toMatchObject({
    organizationName: testQueue.merchant.name,
    webServiceURL: `https://turno.example${ROOT}`,
    barcodes: [{ message: ticket.checkInCode }],
    generic: { primaryFields: [{ label: testQueue.queue.name, value: ticket.ticketValue }] },
  });
  expect(file.text('de.lproj/pass.strings')).toContain('"In attesa" = "Wartet";');
  expect((await opened.ask('GET', `${pathname}?until=9999999999999&signature=x`)).status).toBe(401);
  expect((await opened.ask('GET', `${pathname}1${search}`)).status).toBe(401);
});

test('CON-050 a phone that registered is told of the call, once, and fetches the pass as it is then', async () => {
  const { register, refresh, latest, ofDevice, serialNumber, testQueue } = await opened.visitor();
  expect((await register()).status).toBe(201);
  expect((await register()).status).toBe(200);
  await refresh();
  expect(opened.apple.pushed).toEqual([]);
  expect((await opened.ask('GET', ofDevice)).status).toBe(204);
  await opened.journey.next(testQueue);
  await refresh();
  await refresh();
  expect(opened.apple.pushed).toEqual([{ pushToken: PUSH_TOKEN, topic: PASS_TYPE_ID, body: '{}' }]);
  const changed = await (await opened.ask('GET', ofDevice)).json();
  expect(changed.serialNumbers).toEqual([serialNumber]);
  const since = `${ofDevice}?passesUpdatedSince=${changed.lastUpdated}`;
  expect((await opened.ask('GET', since)).status).toBe(204);
  const fetched = await latest();
  expect(statusIn(await fileOf(fetched))).toBe('È il tuo turno');
  const modified = fetched.headers.get('last-modified') ?? '';
  expect((await latest(modified)).status).toBe(304);
  expect((await latest('Thu, 01 Jan 1970 00:00:00 GMT')).status).toBe(200);
});

test('CON-050 a push that fails is repeated, and a phone that is gone is forgotten', async () => {
  const { register, refresh, testQueue, serialNumber } = await opened.visitor();
  await register();
  await opened.journey.next(testQueue);
  opened.apple.state.status = 503;
  await refresh();
  opened.apple.state.status = 200;
  const { clock, deps } = opened.journey.harness;
  const before = clock.now;
  clock.now = new Date(before.getTime() + 6_000);
  await refreshWallets(walletsOf(deps), { groupIds: null });
  clock.now = before;
  expect(opened.apple.pushed).toHaveLength(1);
  const devices = async () =>
    (await deps.store.walletTickets.find(`apple-${serialNumber}`))?.devices;
  expect(await devices()).toHaveLength(1);
  opened.apple.state.status = 410;
  clock.now = new Date(before.getTime() + 2 * DAY_MS);
  await refreshWallets(walletsOf(deps), { groupIds: null });
  clock.now = before;
  expect(await devices()).toEqual([]);
});

test('IDN-037 a phone without the token of the pass gets and changes nothing', async () => {
  const { register, latest, ofDevice, serialNumber, token } = await opened.visitor();
  const another = await opened.visitor();
  for (const wrong of ['', 'a'.repeat(48), another.token]) {
    expect((await register(wrong)).status).toBe(401);
    expect((await latest('', wrong)).status).toBe(401);
    const removed = await opened.ask('DELETE', `${ofDevice}/${serialNumber}`, { token: wrong });
    expect(removed.status).toBe(401);
  }
  const unknown = `${ROOT}/v1/passes/${PASS_TYPE_ID}/unknown`;
  expect((await opened.ask('GET', unknown, { token })).status).toBe(401);
  const foreign = `${ROOT}/v1/passes/pass.example.other/${serialNumber}`;
  expect((await opened.ask('GET', foreign, { token })).status).toBe(404);
});

test('CON-050 a pass that is removed from a phone is told no more, and a phone may say what is wrong', async () => {
  const { register, refresh, ofDevice, serialNumber, token, testQueue } = await opened.visitor();
  await register();
  expect((await opened.ask('DELETE', `${ofDevice}/${serialNumber}`, { token })).status).toBe(200);
  await opened.journey.next(testQueue);
  await refresh();
  expect(opened.apple.pushed).toEqual([]);
  const log = (logs: unknown) => opened.ask('POST', `${ROOT}/v1/log`, { body: { logs } });
  expect((await log(['a web service error'])).status).toBe(200);
  expect((await log(Array.from({ length: 51 }, () => 'x'))).status).toBe(400);
});

test('CON-050 at most ten phones hear of one pass, the latest ones', async () => {
  const { token, serialNumber, ofDevice } = await opened.visitor();
  for (let n = 0; n < 12; n += 1) {
    const path = `${ofDevice.replace('/registrations', `-${n}/registrations`)}/${serialNumber}`;
    await opened.ask('POST', path, { token, body: { pushToken: PUSH_TOKEN } });
  }
  const record = await opened.journey.harness.store.walletTickets.find(`apple-${serialNumber}`);
  expect(record?.devices).toHaveLength(10);
  expect(record?.devices?.at(-1)?.id).toMatch(/-11$/);
});

test('CON-043 a ticket of another person, one that is over, and a wallet that is not configured', async () => {
  const { save, testQueue, userId, pathname, search, ofDevice } = await opened.visitor();
  expect((await save(newUser())).body.error_code).toBe('ticket_not_found');
  const { deps } = opened.journey.harness;
  const { appleWallet } = deps;
  deps.appleWallet = null;
  expect((await save()).body.error_code).toBe('wallet_not_configured');
  expect((await opened.ask('GET', pathname + search)).status).toBe(404);
  expect((await opened.ask('GET', ofDevice)).status).toBe(404);
  deps.appleWallet = appleWallet;
  await erasePerson(deps, userId);
  expect((await save()).body.error_code).toBe('ticket_not_found');
  expect(testQueue.queue.id).toBeGreaterThan(0);
});

test('G-60 phones are exported, told that the pass ended with its person, and forgotten', async () => {
  const { register, userId, refresh, latest, serialNumber } = await opened.visitor();
  await register();
  const { deps, clock } = opened.journey.harness;
  expect((await readPerson(deps, userId)).walletTickets).toEqual([
    expect.objectContaining({ wallet: 'apple', devices: 1 }),
  ]);
  await erasePerson(deps, userId);
  expect((await readPerson(deps, userId)).walletTickets).toEqual([]);
  await refresh();
  expect(opened.apple.pushed).toHaveLength(1);
  const file = await fileOf(await latest());
  expect(file.pass.voided).toBe(true);
  expect(file.pass.barcodes ?? []).toEqual([]);
  const before = clock.now;
  for (const days of [1.5, 3]) {
    clock.now = new Date(before.getTime() + days * DAY_MS);
    await refreshWallets(walletsOf(deps), { groupIds: null });
  }
  clock.now = before;
  expect(await deps.store.walletTickets.find(`apple-${serialNumber}`)).toBeNull();
});
