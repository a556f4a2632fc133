import { screen } from '@testing-library/react';
import type { CheckInRecord } from '@turno/shared-types';
import {
  buildMerchant,
  loadBeforeTests,
  mine,
  type RenderedScreen,
  renderForMerchant,
  type ScreenOptions,
} from '@turno/shared-ui/test';
import { texts } from '../src/locales/texts.ts';
import { PassesRoutes } from '../src/remote.tsx';

loadBeforeTests(texts);

/** Opens the remote as its host would, with a merchant's account. */
export function show(options: ScreenOptions = {}): RenderedScreen {
  return renderForMerchant(<PassesRoutes />, {
    path: '/scan-create-pass',
    texts,
    ...options,
  });
}

/** The account's merchants: one bakery. */
export const merchants = mine(buildMerchant());

/** The record of an admitted ticket. */
export function admitted(change: Partial<CheckInRecord> = {}): CheckInRecord {
  return {
    token: 'K7QX2MBP9D',
    status: 'success',
    text: null,
    time: '2026-11-21T10:00:00.000Z',
    paxCount: 2,
    isFastTrack: false,
    ticketValue: 'FO8',
    queueName: 'Banco',
    ...change,
  };
}

export const checks = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

/** Types a code, as staff do without a camera. */
export async function type({ user }: RenderedScreen, code: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Codice' }), `${code}{Enter}`);
}

/** The check-in requests, each with its idempotency key. */
export const checkInRequests = ({ gateway }: RenderedScreen) =>
  gateway.requests
    .filter(({ path }) => path.endsWith('/checkin_ticket'))
    .map(({ body, headers, path }) => ({ body, path, key: headers.get('idempotency-key') }));

export { mine };
