import { renderHook } from '@testing-library/react';
import { buildTicket } from '@turno/shared-ui/test';
import { useSteadyWait } from './use-steady-wait.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
type Reply = { after: number; waits: number | null };

/** The second of the day at which the turn is shown, as replies come some seconds after the first. */
function turnsAfter(replies: readonly Reply[]) {
  const propsOf = ({ after, waits }: Reply) => ({
    ticket: buildTicket({ estimatedWaitingTime: waits, waitLow: 100, waitHigh: 900 }),
    at: START + after * 1_000,
  });
  const [first, ...others] = replies.map(propsOf);
  if (!first) throw new Error('no reply');
  const { result, rerender } = renderHook(
    ({ ticket, at }) => useSteadyWait(ticket, at, new Date(at)),
    { initialProps: first },
  );
  const turnOf = ({ at }: typeof first) =>
    result.current.seconds === null ? null : (at - START) / 1_000 + result.current.seconds;
  const turns = [turnOf(first)];
  for (const props of others) {
    rerender(props);
    turns.push(turnOf(props));
  }
  return turns;
}

test('S-02 between two events the clock time shown stays, although replies differ by some seconds', () => {
  const replies = [0, 5, 10, 15].map((after) => ({ after, waits: 600 - after + (after % 2) * 15 }));
  expect(turnsAfter(replies)).toEqual([600, 600, 600, 600]);
});

test('S-02 after an event it moves once, and stays there', () => {
  const moved = [
    { after: 0, waits: 600 },
    { after: 5, waits: 475 },
    { after: 10, waits: 480 },
    { after: 15, waits: 460 },
  ];
  expect(turnsAfter(moved)).toEqual([600, 480, 480, 480]);
});

test('S-02 an estimate that creeps is followed once it has gone far enough', () => {
  const creeping = [0, 10, 20, 30].map((after) => ({ after, waits: 600 }));
  expect(turnsAfter(creeping)).toEqual([600, 600, 620, 620]);
});

test('S-02 a wait that is not known stays unknown', () => {
  expect(turnsAfter([{ after: 0, waits: null }])).toEqual([null]);
});
