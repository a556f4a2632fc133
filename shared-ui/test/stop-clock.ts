/**
 * From now on it is this instant, whatever the time is where the tests run: what is of today or of this evening stays so.
 * Only the clock stops, timers run; `jest.useRealTimers()` lets it go on.
 */
export function stopClock(at: string): void {
  jest.useFakeTimers({
    now: Date.parse(at),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
      ...([
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
}
