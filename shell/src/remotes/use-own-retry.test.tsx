import { act, renderHook, screen } from '@testing-library/react';
import { reachability } from '@turno/shared-ui/http';
import { plainRemote, renderShell } from '../../test/render-shell.tsx';
import { useOwnRetry } from './use-own-retry.ts';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const throwing = {
  Remote: () => {
    throw new Error('boom');
  },
};
const unloadable = () => Promise.reject(new Error('Failed to fetch'));
const BROKEN = [
  { what: 'does not load', answer: unloadable },
  { what: 'throws in each version', answer: async () => throwing },
];

/** Opens a page whose remote is broken until it is mended. */
async function openBroken(path: string, answer: () => Promise<unknown>) {
  let isMended = false;
  renderShell({
    path,
    importRemote: (name) => (isMended ? Promise.resolve(plainRemote(name)) : answer()),
  });
  await screen.findByRole('button', { name: 'Riprova' });
  return () => {
    isMended = true;
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isThere = (name: string) => screen.queryByRole('heading', { name }) !== null;

describe.each(BROKEN)('SHL-012 a remote that $what', ({ answer }) => {
  test.each(['/display/7', '/kiosk/7'])(
    'comes back by itself at %s, where nobody presses',
    async (path) => {
      const mend = await openBroken(path, answer);
      mend();
      await pass(14_000);
      expect(isThere('mfe-display')).toBe(false);
      await pass(2_000);
      expect(isThere('mfe-display')).toBe(true);
    },
  );

  test.each([
    ['the network returns', () => void window.dispatchEvent(new Event('online'))],
    ['the services are reached again', () => reachability.report(true)],
  ])('waits for a press where somebody reads, or until %s', async (_, comeBack) => {
    const mend = await openBroken('/', answer);
    mend();
    act(() => reachability.report(false));
    await pass(500);
    expect(isThere('mfe-consumer')).toBe(false);
    act(comeBack);
    await pass(0);
    expect(isThere('mfe-consumer')).toBe(true);
    act(() => reachability.report(true));
  });

  test('waits for a press while nothing changes', async () => {
    const mend = await openBroken('/', answer);
    mend();
    await pass(60_000);
    expect(isThere('mfe-consumer')).toBe(false);
  });
});

test('SHL-012 a slow attempt is waited for before the next one', async () => {
  const ends: (() => void)[] = [];
  const retry = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const { unmount } = renderHook(() => useOwnRetry({ isFailed: true, isUnattended: true, retry }));
  await pass(50_000);
  expect(retry).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await pass(15_000);
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
});
