import { act, screen, waitFor } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import {
  beginDevicePairingCall,
  type Device,
  type DeviceState,
  deviceCall,
} from '@turno/shared-types/devices';
import { axeViolations, failOffline, passTime, refuse, reply } from '@turno/shared-ui/test';
import {
  bakery,
  closeBrowser,
  openBoard,
  openBrowser,
  panel,
  stream,
} from '../../../test/board.tsx';
import { storeDevice } from './stored-device.ts';

const AT = '2026-11-21T10:00:00.000Z';
const EXPIRES = '2026-11-21T10:10:00.000Z';
const BOARD: Device = {
  id: 3,
  merchantId: 7,
  kind: 'board',
  name: 'Sala',
  settings: 'colours=light',
  language: 'it',
  revision: 1,
  pairedAt: AT,
  lastSeenAt: AT,
};
const paired = (device = BOARD): DeviceState => ({ state: 'paired', device });
const waiting: DeviceState = { state: 'waiting', code: 'K4TN7P', expires_at: EXPIRES };
const begun = { code: 'K4TN7P', device_token: 'token-of-this-screen', expires_at: EXPIRES };

beforeEach(() => {
  openBrowser();
  act(() => storeDevice('board', null));
});
afterEach(closeBrowser);

const merchant = reply(merchantCall, bakery());
const code = (text = 'K4TN7P') => screen.findByRole('img', { name: `Codice ${text}` });
const theme = (container: HTMLElement) =>
  container.querySelector('[data-panels]')?.getAttribute('data-theme');

test('DIS-002 a screen without a merchant in its address shows a code, and its board once it is entered', async () => {
  const replies = [merchant, reply(beginDevicePairingCall, begun), reply(deviceCall, waiting)];
  const { container, gateway } = openBoard(bakery(), { path: '/display/pair', replies });
  expect(await code()).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  gateway.answer(reply(deviceCall, paired()));
  await passTime(3_000);
  await panel();
  expect(theme(container)).toBe('board-light');
  const asked = gateway.requests.findLast(({ path }) => path.endsWith('/device'));
  expect(asked?.headers.get('x-device-token')).toBe('token-of-this-screen');
});

test.each(['/display/pair/', '/Display/Pair'])(
  'DIS-002 %s is the path to pair a board too, as the router has it',
  async (path) => {
    const replies = [reply(beginDevicePairingCall, begun), reply(deviceCall, waiting)];
    const { address } = openBoard(bakery(), { path, replies });
    expect(await code()).toBeVisible();
    expect(address()).toBe(path);
  },
);

test('DIS-002 a paired board follows new settings at once, and shows a code when it is unpaired', async () => {
  act(() => storeDevice('board', { token: 'token', pairedTo: BOARD }));
  const replies = [merchant, reply(deviceCall, paired())];
  const { container, gateway } = openBoard(bakery(), { path: '/display', replies });
  await panel();
  gateway.answer(reply(deviceCall, paired({ ...BOARD, settings: 'colours=dark' })));
  const changed = { type: 'device-changed', merchantId: 7, deviceId: 3 } as const;
  await act(async () => {
    stream()?.open();
    stream()?.say(changed);
  });
  await waitFor(() => expect(theme(container)).toBe('board'));
  gateway.answer(refuse(deviceCall, 'device_unknown'));
  gateway.answer(reply(beginDevicePairingCall, { ...begun, code: 'C6RW3X' }));
  await act(async () => stream()?.say(changed));
  gateway.answer(reply(deviceCall, { ...waiting, code: 'C6RW3X' }));
  expect(await code('C6RW3X')).toBeVisible();
});

test('DIS-009 a paired board that restarts without its pairing service shows what it showed', async () => {
  act(() => storeDevice('board', { token: 'token', pairedTo: BOARD }));
  const replies = [merchant, refuse(deviceCall, 'service_unavailable')];
  openBoard(bakery(), { path: '/', replies });
  expect(await panel()).toBeVisible();
});

test('ERR-010 a screen without a network says that it goes on trying, and shows its code later', async () => {
  const replies = [failOffline(beginDevicePairingCall)];
  const { gateway } = openBoard(bakery(), { path: '/display/pair', replies });
  expect(await screen.findByText(/si ricollega da solo/)).toBeVisible();
  // Nobody is asked to enter a code that is not there.
  expect(screen.queryByText(/merchant-boards/)).toBeNull();
  gateway.answer(reply(beginDevicePairingCall, begun));
  gateway.answer(reply(deviceCall, waiting));
  await passTime(3_000);
  expect(await code()).toBeVisible();
});

test.each([
  {
    name: 'that shows its code',
    path: '/display/pair',
    replies: [reply(beginDevicePairingCall, begun), reply(deviceCall, waiting)],
  },
  { name: 'that waits for its services', path: '/display/7', replies: [failOffline(merchantCall)] },
  {
    name: 'of a merchant that has closed',
    path: '/display/7',
    replies: [reply(merchantCall, { ...bakery(), closedAt: AT })],
  },
])(
  'CST-003 a screen $name notifies its host that the moment is quiet, and so takes a new release',
  async ({ path, replies }) => {
    const { events } = openBoard(bakery(), { path, replies });
    await screen.findByRole('heading', { level: 1 });
    await passTime(5 * 60_000);
    expect(events).toContainEqual({ type: 'quiet' });
  },
);
