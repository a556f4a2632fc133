import { screen } from '@testing-library/react';
import { FAILURES } from '@turno/shared-ui/test';
import { bakery, closeBrowser, openBoard, openBrowser } from '../test/board.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

// Nobody stands at a board to press anything: it says what it waits for, and goes on alone.
test.each(FAILURES)(
  'ERR-010 the board says that it reconnects with $failure to every call',
  async ({ replies }) => {
    const { container } = openBoard(bakery(), { replies });
    expect(await screen.findByText(/si ricollega da solo/)).toBeVisible();
    expect(container).not.toHaveTextContent(/Words of a server|TypeError|undefined/);
  },
);
