import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler, getState } from 'jest-circus';

// What tests of services expect of jest and their runner does not bring: limits of time, and fake timers with options.

const DEFAULT_LIMIT_MS = 60_000;
const { clearTimeout, setTimeout } = globalThis;
/** The limit that a test file sets for its tests; the runner makes a state for each file. */
const limits = new WeakMap();

jest.setTimeout = (limitMs) => {
  limits.set(getState(), limitMs);
  return jest;
};

addEventHandler(({ name, timeout }, state) => {
  const { children, hooks } = state.currentDescribeBlock;
  const added = { add_test: children, add_hook: hooks }[name]?.at(-1);
  if (!added?.fn) return;
  added.fn = limited(added.fn, timeout ?? limits.get(getState()) ?? DEFAULT_LIMIT_MS);
});

function limited(work, limitMs) {
  return async () => {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than ${limitMs} ms.`)), limitMs);
    });
    try {
      await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
jest.useFakeTimers = (options) => {
  timers.useFakeTimers(options);
  return jest;
};
jest.useRealTimers = () => {
  timers.useRealTimers();
  return jest;
};
jest.advanceTimersByTime = (ms) => timers.advanceTimersByTime(ms);
jest.advanceTimersByTimeAsync = (ms) => timers.advanceTimersByTimeAsync(ms);
