import type { LiveMessage } from '@turno/shared-types';
import {
  beginDevicePairingCall,
  changeDeviceCall,
  deviceCall,
  devicesCall,
  pairDeviceCall,
  unpairDeviceCall,
} from '@turno/shared-types/devices';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { deviceAuthenticated } from '../index.ts';

jest.setTimeout(180_000);

const MINUTE_MS = 60_000;
let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const asManager = () => journey.app.as(MANAGER, 'ROLE_MERCHANT');
const { stringify } = JSON;

async function begin(kind: 'board' | 'kiosk' = 'board') {
  const input = { body: { kind, language: 'it' as const } };
  return (await journey.app.service.call(beginDevicePairingCall, input)).body;
}
const stateOf = (token: string) =>
  journey.app.service.call(deviceCall, {}, { headers: { 'x-device-token': token } });

async function pair(merchantId: number, code: string, settings = 'layout=rows') {
  const input = { params: { merchantId }, body: { code, name: 'Sala', settings } };
  return journey.app.service.call(pairDeviceCall, input, await asManager());
}

test('DIS-002 a screen is paired by its code, follows its settings, and is unpaired', async () => {
  const { merchant } = await journey.newQueue();
  const { code, device_token: token } = await begin();
  expect((await stateOf(token)).body).toMatchObject({ state: 'waiting', code });
  const received: LiveMessage[] = [];
  const leave = await journey.app.live.watch(merchant.id, (message) => received.push(message));
  const paired = await pair(merchant.id, ` ${code.toLowerCase()} `);
  expect(paired.status).toBe(201);
  expect((await stateOf(token)).body).toEqual({ state: 'paired', device: paired.body });
  // The same request again finds the same screen.
  expect((await pair(merchant.id, code)).body).toEqual(paired.body);
  const { call } = journey.app.service;
  const params = { merchantId: merchant.id, deviceId: paired.body.id };
  const change = async (settings: string, revision: number) => {
    const body = { name: 'Ingresso', settings, revision };
    return call(changeDeviceCall, { params, body }, await asManager());
  };
  expect((await change('colours=light', 1)).body).toMatchObject({ revision: 2 });
  expect((await change('colours=light', 1)).body).toMatchObject({ revision: 2 });
  expect((await change('colours=dark', 1)).body.error_code).toBe('device_changed');
  expect((await change('colour=dark', 2)).body.error_code).toBe('validation_error');
  expect((await stateOf(token)).body.device).toMatchObject({
    name: 'Ingresso',
    settings: 'colours=light',
  });
  expect((await call(unpairDeviceCall, { params }, await asManager())).status).toBe(204);
  expect(await stateOf(token)).toMatchObject({
    status: 401,
    body: { error_code: 'device_unknown' },
  });
  // The code it was paired by does not bring it back.
  expect((await pair(merchant.id, code)).body.error_code).toBe('device_code_unknown');
  const told = received.filter(({ type }) => type === 'device-changed');
  expect(new Set(told.map((each) => stringify(each)))).toEqual(
    new Set([
      stringify({ type: 'device-changed', merchantId: merchant.id, deviceId: params.deviceId }),
    ]),
  );
  expect(told.length).toBeGreaterThanOrEqual(3);
  leave();
});

test('two merchants that enter one code: the first has the screen', async () => {
  const [first, second] = [await journey.newQueue(), await journey.newQueue()];
  const { code } = await begin();
  const answers = await Promise.all([
    pair(first.merchant.id, code),
    pair(second.merchant.id, code),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('a code whose pairing was interrupted after its claim is completed by the same merchant', async () => {
  const { merchant } = await journey.newQueue();
  const { code, device_token: token } = await begin();
  await journey.harness.store.devicePairings.claim(code, merchant.id);
  expect((await stateOf(token)).body.state).toBe('waiting');
  expect((await pair(merchant.id, code)).status).toBe(201);
});

test('a merchant has a hundred screens, and a repeated request finds the last of them', async () => {
  const { merchant } = await journey.newQueue();
  const { devices } = journey.harness.store;
  for (let id = 1; id < 100; id += 1) {
    const waiting = { tokenHash: `${merchant.id}-${id}`, kind: 'board', language: 'it' } as const;
    const { id: merchantId } = merchant;
    await devices.add(waiting, { id, merchantId, name: `Sala ${id}`, settings: '' });
  }
  const [last, oneMore] = [await begin(), await begin()];
  const paired = await pair(merchant.id, last.code);
  expect(paired.status).toBe(201);
  expect((await pair(merchant.id, last.code)).body).toEqual(paired.body);
  expect((await pair(merchant.id, oneMore.code)).body.error_code).toBe('devices_exceeded');
});

test('DIS-002 two screens that are paired at once do not both get the hundredth place', async () => {
  const { merchant } = await journey.newQueue();
  const { devices } = journey.harness.store;
  for (let id = 1; id < 100; id += 1) {
    const waiting = { tokenHash: `${merchant.id}-${id}`, kind: 'board', language: 'it' } as const;
    const { id: merchantId } = merchant;
    await devices.add(waiting, { id, merchantId, name: `Sala ${id}`, settings: '' });
  }
  const screens = [await begin(), await begin(), await begin(), await begin()];
  const answers = await Promise.all(screens.map(({ code }) => pair(merchant.id, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  expect(await devices.hashesOf(merchant.id)).toHaveLength(100);
});

test('a code ends after ten minutes, a paired screen does not; the token is stored nowhere', async () => {
  const { merchant } = await journey.newQueue();
  const [paired, waiting] = [await begin(), await begin()];
  await pair(merchant.id, paired.code);
  const stored = await Promise.all(
    ['devices', 'devicePairings'].map((name) =>
      journey.harness.db.collection(name).find().toArray(),
    ),
  );
  expect(stringify(stored)).not.toContain(paired.device_token);
  journey.harness.clock.now = new Date(journey.harness.clock.now.getTime() + 11 * MINUTE_MS);
  expect((await stateOf(waiting.device_token)).status).toBe(401);
  expect((await pair(merchant.id, waiting.code)).body.error_code).toBe('device_code_unknown');
  const { device } = (await stateOf(paired.device_token)).body;
  expect(device.lastSeenAt).toBe(journey.harness.clock.now.toISOString());
  const list = await journey.app.service.call(
    devicesCall,
    { params: { merchantId: merchant.id } },
    await asManager(),
  );
  expect(list.body).toEqual([device]);
});

test('codes cannot be guessed in a row, and a board is no kiosk', async () => {
  const { merchant } = await journey.newQueue();
  const { code, device_token: deviceToken } = await begin();
  await pair(merchant.id, code);
  const asKiosk = deviceAuthenticated(journey.harness.deps, 'kiosk');
  await expect(asKiosk({ deviceToken })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(asKiosk({ deviceToken: '' })).rejects.toMatchObject({ code: 'device_unknown' });
  const tries = [];
  for (let count = 0; count < 60; count += 1) tries.push(await pair(merchant.id, '333333'));
  expect(tries.at(-1)?.body.error_code).toBe('rate_limited');
  expect(tries[5]?.body.error_code).toBe('device_code_unknown');
});

test('one customer of a provider is one sender, whichever of its addresses it has', async () => {
  const startFrom = (address: string) =>
    journey.app.service.call(
      beginDevicePairingCall,
      { body: { kind: 'board', language: 'it' } },
      { headers: { 'x-forwarded-for': address } },
    );
  const codes = await Promise.all(
    Array.from({ length: 121 }, (_, at) => startFrom(`2001:db8:aa:bb00::${at.toString(16)}`)),
  );
  expect(codes.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await startFrom('2001:db8:aa:cc00::1')).status).toBe(201);
});
