import { renderHook } from '@testing-library/react';
import { propsAtom } from '@turno/shared-ui/boot';
import { buildRemoteProps, passTime } from '@turno/shared-ui/test';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { useNewRelease } from './use-new-release.ts';

const MINUTE_MS = 60_000;

function start({ served = '1.0.1-bbbbbbbb', origin = location.origin } = {}) {
  const reload = jest.fn();
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ version: served }));
  const base = `${origin}/1.0.0-aaaaaaaa/plain/`;
  const { props, events } = buildRemoteProps();
  const store = createStore();
  store.set(propsAtom, props);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, children);
  const hook = renderHook(({ isBusy }) => useNewRelease({ isBusy, base, reload }), {
    initialProps: { isBusy: false },
    wrapper,
  });
  return { ...hook, reload, asked, events };
}

afterEach(() => jest.restoreAllMocks());

test('CST-003 a board of its own page takes a new release', async () => {
  const { reload } = start();
  await passTime(5 * MINUTE_MS);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('CST-003 a board does not load again during calls, nor within a minute after', async () => {
  const { reload, rerender } = start();
  rerender({ isBusy: true });
  await passTime(9.5 * MINUTE_MS);
  rerender({ isBusy: false });
  await passTime(MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
  await passTime(5 * MINUTE_MS);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  {
    name: 'whose release is served still',
    options: { served: '1.0.0-aaaaaaaa' },
    asks: 1,
    events: [],
  },
  {
    name: 'inside another page notifies its host and',
    options: { origin: 'https://display.example' },
    asks: 0,
    events: [{ type: 'quiet' }],
  },
])('CST-003 a board $name stays', async ({ options, asks, events }) => {
  const { reload, asked, events: emitted } = start(options);
  await passTime(5 * MINUTE_MS);
  expect(asked).toHaveBeenCalledTimes(asks);
  expect(emitted).toEqual(events);
  expect(reload).not.toHaveBeenCalled();
});

test('CST-003 a board without a network stays', async () => {
  const { reload, asked } = start();
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await passTime(20 * MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
});

test('CST-003 a board waits for one answer at a time, and gives up on one that does not come', async () => {
  // The clock of tests does not move the browser's own time limits.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  const { asked } = start();
  let waiting = 0;
  asked.mockImplementation((_, init) => {
    waiting += 1;
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        waiting -= 1;
        reject(init.signal?.reason);
      });
    });
  });
  await passTime(5 * MINUTE_MS);
  expect(waiting).toBe(1);
  await passTime(MINUTE_MS);
  expect(waiting).toBe(0);
  await passTime(4 * MINUTE_MS);
  expect(waiting).toBe(1);
  expect(asked).toHaveBeenCalledTimes(2);
});
