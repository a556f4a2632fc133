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
