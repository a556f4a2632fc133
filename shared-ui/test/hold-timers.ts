import { act } from '@testing-library/react';

/**
 * From now on a timer of exactly `ms` milliseconds fires when the returned function is called, however slow the machine
 * is; other timers run. `jest.restoreAllMocks()` ends it.
 */
export function holdTimers(ms: number): () => void {
  const held = new Map<unknown, () => void>();
  let count = 0;
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const hold = (run: () => void, delay?: number) => {
    if (delay !== ms) return start(run, delay);
    count += 1;
    // No real timer has a negative id.
    const id = -count;
    held.set(id, run);
    return id;
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(hold as unknown as typeof setTimeout);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    if (!held.delete(id)) clear(id);
  });
  return () => {
    const due = [...held.values()];
    held.clear();
    act(() => {
      for (const run of due) run();
    });
  };
}
