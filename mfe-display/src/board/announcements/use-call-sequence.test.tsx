import { act, renderHook } from '@testing-library/react';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { panelsOf } from '../panel/panel-view.ts';
import { useCallSequence } from './use-call-sequence.ts';

const NOW = new Date('2026-11-21T10:30:00Z');
/** The board while a number is served; calls are a minute apart. */
const serving = (number: number) => {
  const calledAt = new Date(NOW.getTime() + number * 60_000).toISOString();
  const call = { desk: null, first: number, counter: number, paxCount: 1, calledAt };
  const latestCalls = [{ ...call, ticketValue: `A${number}` }];
  const day = buildCounter({ counter: number, currentTicket: `A${number}`, latestCalls });
  return panelsOf(buildMerchant({ queues: [buildQueue({ queue_daily_counters: [day] })] }), NOW);
};
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

function start() {
  let finish = () => {};
  const present = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const board = renderHook((panels) => useCallSequence(panels, Date.now(), present), {
    initialProps: serving(47),
  });
  const inFront = () => {
    const { calls, isFlashing } = board.result.current;
    return [calls[0]?.number ?? null, isFlashing];
  };
  return { ...board, inFront, present, finish: () => act(async () => finish()) };
}

test('DIS-006 DIS-007 CST-014 two calls close together: each flashes for its second, the next after the voice', async () => {
  const { rerender, inFront, finish, present } = start();
  expect(inFront()).toEqual([null, false]);
  rerender(serving(48));
  await pass(300);
  rerender(serving(49));
  expect(inFront()).toEqual(['A48', true]);
  await pass(699);
  expect(inFront()).toEqual(['A48', true]);
  await pass(1);
  expect(inFront()).toEqual(['A48', false]);
  // The voice has not ended.
  await pass(3_000);
  expect(inFront()).toEqual(['A48', false]);
  await finish();
  expect(inFront()).toEqual(['A49', true]);
  expect(present.mock.calls).toMatchObject([[{ number: 'A48' }], [{ number: 'A49' }]]);
});

test('DIS-007 a rest lets the next flash be told apart, however short the voice', async () => {
  const { rerender, inFront, finish } = start();
  rerender(serving(48));
  rerender(serving(49));
  await finish();
  await pass(1_499);
  expect(inFront()).toEqual(['A48', false]);
  await pass(1);
  expect(inFront()).toEqual(['A49', true]);
});

test('S-21 a call that is taken back gives way at once', async () => {
  const { rerender, inFront } = start();
  rerender(serving(48));
  rerender(serving(47));
  await pass(0);
  expect(inFront()).toEqual([null, false]);
});
