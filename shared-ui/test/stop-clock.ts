/**
 * Stops the clock at an instant, so that "today" and "this evening" do not depend on when the tests run. Timers keep
 * running; `jest.useRealTimers()` restarts the clock.
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
