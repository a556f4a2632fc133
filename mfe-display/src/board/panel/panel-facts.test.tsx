import { bakery, closeBrowser, openBoard, openBrowser, panel } from '../../../test/board.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

test('S-04 where numbers end before closing the board says so, and promises nobody a wait', async () => {
  openBoard({ ...bakery({ isTooLate: true }), endsNumbersAtClosing: true });
  const bench = await panel();
  expect(bench).toHaveTextContent('Numeri finiti per oggi');
  expect(bench).not.toHaveTextContent('Se prendi il numero ora');
});

test('S-04 where numbers go on, the wait stays', async () => {
  openBoard(bakery({ isTooLate: true }));
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
