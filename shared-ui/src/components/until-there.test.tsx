import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { untilThere } from './index.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('SHL-012 a part whose code does not come leaves the page as it is, and comes with the network', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>the part</p> };
  };
  const Part = lazy(() => untilThere(load));
  render(
    <>
      <input aria-label="typed" defaultValue="half a name" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('textbox')).toHaveValue('half a name');
  expect(screen.queryByText('the part')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(7_000));
  expect(screen.getByText('the part')).toBeInTheDocument();
  expect(tries).toBe(3);
});
