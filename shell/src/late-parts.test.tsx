import { act, screen } from '@testing-library/react';
import { plainRemote, renderShell } from '../test/render-shell.tsx';

const LATE_MS = 3_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('SHL-012 the page is not rendered again for what waits until it is there', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    return Response.json({ version: '1.5.2' });
  });
  let renders = 0;
  renderShell({
    path: '/m/forno-aurora',
    importRemote: async (name) => plainRemote(name, () => (renders += 1)),
  });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  expect(fetch).not.toHaveBeenCalled();
  const before = renders;
  await act(() => jest.advanceTimersByTimeAsync(LATE_MS));
  // The version check has begun, so the wait is over.
  expect(fetch).toHaveBeenCalled();
  expect(renders).toBe(before);
});
