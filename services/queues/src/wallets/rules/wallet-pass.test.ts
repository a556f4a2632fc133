import type { Ticket } from '@turno/shared-types';
import { buildTicket } from '@turno/shared-types/test-data';
import { walletPass } from './wallet-pass.ts';

const AT = '2026-11-21T10:00:00.000Z';
const movedTo = {
  queueId: 12,
  queueName: 'Ritiro',
  queueDailyCounterId: 502,
  counter: 3,
  ticketValue: 'R3',
};

const cases: [string, Partial<Ticket>, object][] = [
  ['waits', { status: 'waiting' }, { state: 'active', status: 'Wartet', alert: null }],
  [
    'is called',
    { status: 'now', executedAt: AT, desk: { id: 2, name: 'Kasse 2' } },
    { state: 'active', status: 'Sie sind an der Reihe', alert: { id: `called-${AT}` } },
  ],
  [
    'was called, and its desk has called on',
    { status: 'expired', executedAt: AT, checkInCode: 'QRCODE12' },
    { state: 'active', status: 'Aufgerufen: Kommen Sie sofort', code: 'QRCODE12', alert: null },
  ],
  [
    'is over',
    { status: 'expired', checkInCode: null },
    { state: 'ended', status: 'Nicht mehr gültig', code: null, alert: null },
  ],
  ['has entered', { status: 'now', checkedInAt: AT }, { state: 'used' }],
  [
    'is somebody else’s by now',
    { status: 'now', givenAt: AT },
    { state: 'ended', alert: null, code: null },
  ],
  [
    'was moved',
    { status: 'expired', checkInCode: null, movedTo },
    { state: 'ended', status: 'Verschoben: jetzt R3, Ritiro' },
  ],
];

test.each(cases)(
  'CON-050 a ticket that %s, in a wallet',
  (_name, change, {
    status,
    ...shown
  }: {
    status?: string;
  }) => {
    const pass = walletPass(buildTicket(change), 'de');
    expect(pass).toMatchObject(shown);
    if (status) expect(pass.facts).toContainEqual({ id: 'status', label: 'Status', value: status });
  },
);

test('CON-050 a wallet names the desk of a call, and nothing that changes while the ticket waits', () => {
  const desk = { id: 2, name: 'Cassa 2' };
  const called = walletPass(buildTicket({ status: 'now', executedAt: AT, desk }), 'it');
  expect(called.facts).toContainEqual({ id: 'desk', label: 'Sportello', value: 'Cassa 2' });
  const waiting = (estimatedWaitingTime: number, ticketsAhead: number) =>
    walletPass(buildTicket({ status: 'waiting', estimatedWaitingTime, ticketsAhead }), 'it');
  expect(waiting(60, 1)).toEqual(waiting(900, 9));
});
