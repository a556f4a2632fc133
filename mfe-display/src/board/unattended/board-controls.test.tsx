import { act, fireEvent, screen } from '@testing-library/react';
import { bakery, closeBrowser, openBoard, openBrowser, panel } from '../../../test/board.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

test('DIS-005 the bar and the pointer hide, also after a press; a key or a movement brings them back', async () => {
  const { container } = openBoard(bakery());
  await panel();
  const board = container.querySelector('[data-panels]');
  const test = screen.getByRole('button', { name: 'Test Speaker' });
  fireEvent.pointerDown(test);
  act(() => test.focus());
  act(() => jest.advanceTimersByTime(5_000));
  expect(test).toHaveFocus();
  expect(board).toHaveAttribute('data-idle');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(board).not.toHaveAttribute('data-idle');
  act(() => jest.advanceTimersByTime(5_000));
  expect(board).toHaveAttribute('data-idle');
  const rest = Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 });
  fireEvent(window, rest);
  expect(board).toHaveAttribute('data-idle');
});
