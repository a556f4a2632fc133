import { act, screen, waitFor } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import { deviceCall } from '@turno/shared-types/devices';
import { failOffline, passTime, reply } from '@turno/shared-ui/test';
import {
  bakery,
  closeBrowser,
  openBoard,
  openBrowser,
  panel,
  stream,
} from '../../../test/board.tsx';
import { storeDevice } from '../../shared/pairing/stored-device.ts';

const request = jest.fn();
const release = jest.fn();

beforeEach(() => {
  openBrowser();
  request.mockReset().mockResolvedValue({ release });
  release.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  act(() => storeDevice('board', null));
  closeBrowser();
});

const waiting = {
  state: 'waiting',
  code: 'K4TN7P',
  expires_at: '2026-11-21T10:10:00.000Z',
} as const;

test.each([
  { name: 'board', path: '/display/7' },
  { name: 'board that is not paired yet', path: '/display/pair' },
  { name: 'kiosk', path: '/kiosk/7' },
])('DIS-002 the screen of a $name stays awake while it is open', async ({ path }) => {
  act(() => storeDevice('board', { token: 'token', pairedTo: null }));
  const replies = [reply(merchantCall, bakery()), reply(deviceCall, waiting)];
  const { unmount } = openBoard(bakery(), { path, replies });
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  expect(release).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalled());
});

test('DIS-009 a board that is not live says how old its numbers are, in minutes and then in hours', async () => {
  const { gateway } = openBoard(bakery());
  await panel();
  gateway.answer(failOffline(merchantCall));
  act(() => stream()?.fail());
  expect(await screen.findByText(/Ultimo aggiornamento \d\d:\d\d$/)).toBeVisible();
  await passTime(12.5 * 60_000);
  expect(screen.getByText(/Ultimo aggiornamento \d\d:\d\d \(12 min fa\)$/)).toBeVisible();
  // Nothing changes in between, and polling for two hours would take the test a while.
  jest.setSystemTime(Date.now() + 118 * 60_000);
  await passTime(2 * 60_000);
  expect(screen.getByText(/Ultimo aggiornamento \d\d:\d\d \(2 h fa\)$/)).toBeVisible();
});
