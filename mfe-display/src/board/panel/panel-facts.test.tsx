import { screen } from '@testing-library/react';
import { buildCounter, buildMerchant, buildQueue, setClock } from '@turno/shared-ui/test';
import { bakery, closeBrowser, openBoard, openBrowser, panel } from '../../../test/board.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

test('S-04 where numbers end before closing the board says so, and promises nobody a wait', async () => {
  openBoard({ ...bakery({ isTooLate: true }), endsNumbersAtClosing: true });
  const bench = await panel();
  expect(bench).toHaveTextContent('Numeri finiti per oggi');
  expect(bench).not.toHaveTextContent('Se prendi il numero ora');
});

test('S-04 where numbers go on although it is late, the board warns and invites nobody', async () => {
  openBoard(bakery({ isTooLate: true }));
  const bench = await panel();
  expect(bench).toHaveTextContent('Prima della chiusura probabilmente non c’è più tempo');
  expect(bench).not.toHaveTextContent('Se prendi il numero ora');
  expect(screen.queryByText('Prendi il numero dal telefono')).toBeNull();
});

test('S-04 a board invites while there is time', async () => {
  openBoard(bakery());
  expect(await panel()).toHaveTextContent('Se prendi il numero ora');
});

test.each([
  {
    name: 'names up to three numbers',
    change: { nextTickets: ['A48', 'A49', 'B2'] },
    text: 'Poi A48, A49, B2',
  },
  {
    name: 'names long numbers',
    change: { nextTickets: ['A1048', 'A1049', 'A1050'] },
    text: /Poi A1048, A1049$/,
  },
  { name: 'of an older release names one', change: {}, text: 'Poi A48' },
])('DIS-002 a service that $name: they follow the present one', async ({ change, text }) => {
  openBoard(bakery({ nextTicket: 'A48', ...change }));
  expect(await panel()).toHaveTextContent(text);
});

test('DIS-002 S-05 the list of an event says from when people are let in, and no fact repeats it', async () => {
  setClock('2026-11-21T19:00:00+01:00');
  const show = buildCounter({ date: '2026-11-21', time: '21:00', paxAhead: 4, ticketsAhead: 4 });
  const event = buildQueue({ type: 'event', name: 'Galà', queue_daily_counters: [show] });
  openBoard(buildMerchant({ queues: [event] }));
  const evening = await panel('Galà 21:00');
  expect(evening).toHaveTextContent('In coda4');
  expect(evening.querySelectorAll('dl > div')).toHaveLength(1);
  expect(evening.querySelector('ul')).toHaveTextContent('21:00Ingresso dalle');
});

test('S-05 DIS-003 after midnight a board that opens later on the same date names no day', async () => {
  setClock('2026-11-22T00:30:00+01:00');
  const hours = { date: null, typology: null, end: '24:00' };
  const openings = [
    { ...hours, id: 1, dayOfWeek: 6, start: '18:00' },
    { ...hours, id: 2, dayOfWeek: 0, start: '12:00' },
  ];
  openBoard({ ...bakery(), openings });
  expect((await panel()).querySelector('dl')).toHaveTextContent(/^Apertura12:00$/);
});

test('DIS-003 a queue that is closed for today, and opens in a week, does not name the weekday of today alone', async () => {
  setClock('2026-11-22T12:00:00+01:00');
  const sundays = { id: 1, dayOfWeek: 0, date: null, typology: null, start: '00:00', end: '24:00' };
  openBoard({ ...bakery({ closed: true }), openings: [sundays] });
  const facts = (await panel()).querySelector('dl');
  expect(facts).toHaveTextContent(/Aperturadomenica 29\/11 00:00$/);
});
