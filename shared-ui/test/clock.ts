import { act, configure } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';

/** What follows from a timer, a reply or an event takes a few tasks: a body that is read, a render, its effects. */
const TASKS = 5;
// A wait inside another one may outlive its test file, and with it the page and its clock.
const { setImmediate: startTask } = globalThis;

async function finishTasks(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) {
    if (Object.hasOwn(globalThis.setTimeout ?? {}, 'clock')) jest.advanceTimersByTime(0);
    await new Promise((resolve) => startTask(resolve));
  }
}

/** Runs something and lets the page finish what follows from it, without `act`, as in a browser. */
async function thenFinish<T>(work: () => T | Promise<T>): Promise<T> {
  const result = await work();
  await finishTasks();
  return result;
}

// The clock of a test runs only while the test waits, one step after the other, so no wait depends on the machine.
configure({
  asyncUtilTimeout: 30_000,
  asyncWrapper: thenFinish,
  unstable_advanceTimersWrapper: thenFinish,
});

/** Sets the clock to an instant; from then on it runs as before. `jest.useFakeTimers()` starts it anew. */
export function setClock(at: string): void {
  jest.setSystemTime(Date.parse(at));
}

/** Lets the clock of a page run for some milliseconds. */
export function passTime(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

const STEP_MS = 10;

/** Lets the clock run until a promise is settled. */
export async function settle<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const end = () => {
    isSettled = true;
  };
  promise.then(end, end);
  while (!isSettled) await jest.advanceTimersByTimeAsync(STEP_MS);
  return promise;
}

/** A person at the keyboard and the pointer of a page: each event takes a moment, in which the page does its work. */
export type TestUser = UserEvent & {
  /** Enters a text at once, as a password manager does: the page renders once, where `type` renders it for each letter. */
  fill(field: Element, text: string): Promise<void>;
};

/** A key as `type` and `keyboard` write it, such as `{Enter}`. */
const KEY = /\{[A-Z]\w*\}/;

export function newUser(): TestUser {
  const user = userEvent.setup({
    delay: 1,
    advanceTimers: async (ms) => {
      jest.advanceTimersByTime(ms);
      await finishTasks();
    },
  });
  const fill = async (field: Element, text: string) => {
    if (KEY.test(text)) throw new Error(`“${text}” names a key, which only typing presses.`);
    await user.click(field);
    await user.paste(text);
  };
  return Object.assign(user, { fill });
}
