import type { Ticket } from '@turno/shared-types';
import { buildTicket } from '@turno/shared-types/test-data';
import { isFollowed } from './ticket-lifetime.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const AGO = '2026-11-21T09:59:00.000Z';
const LATER = '2026-11-21T10:04:00.000Z';
const { queueDailyCounter } = buildTicket();
const served = (counter: number): Partial<Ticket> => ({
  queueDailyCounter: { ...queueDailyCounter, counter },
});
const CALLED: Partial<Ticket> = { executedAt: AGO, expiresAt: LATER, ...served(5) };

test.each([
  ['CON-031: with numbers before it', served(4), true],
  ['CON-031: reached, with no code', { ...served(5), qrCodeJWT: null }, false],
  ['CON-031: passed by, with no code', { ...CALLED, ...served(6), qrCodeJWT: null }, false],
  ['CON-049: now, with a code', CALLED, true],
  ['CON-049: expired, with a code that is good', { ...CALLED, ...served(6) }, true],
  ['CON-049: with a code that ran out', { ...CALLED, expiresAt: AGO }, false],
  ['CON-049: checked in', { ...CALLED, checkedInAt: AGO }, false],
  [
    'CON-066: for a show that is long over',
    { queueDailyCounter: { ...queueDailyCounter, date: '2026-11-21', time: '09:00' } },
    false,
  ],
  [
    'CON-066: for a show that is to come',
    { queueDailyCounter: { ...queueDailyCounter, date: '2026-11-21', time: '18:00' } },
    true,
  ],
  ['QUE-071: not called before its day ended', { status: 'expired', qrCodeJWT: null }, false],
  ['CON-031: given back', { canceledAt: AGO }, false],
] as const)('%s', (_, change, isAsked) => {
  expect(isFollowed(buildTicket(change), NOW)).toBe(isAsked);
});
