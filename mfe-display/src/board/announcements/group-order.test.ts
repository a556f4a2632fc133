import type { BoardCall } from '../panel/panel-calls.ts';
import { type CallLog, followCalls, presented } from './call-order.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
/** A number called so many milliseconds after the start; of people called together the last one. */
const call = (number: string, ms: number, first?: string): BoardCall => ({
  number,
  first,
  desk: null,
  sourceId: 1,
  calledAt: new Date(START + ms).toISOString(),
});
const queue = (...calls: BoardCall[]) => [{ queueId: 1, name: 'Banco', calls }];

const before = call('5', 0);
const group = call('8', 100, '6');

test.each([
  {
    name: 'whose last ones are set aside',
    states: [[group], [call('7', 100, '6')], [call('6', 100)]],
    is: ['8'],
  },
  {
    name: 'whose first and last ones are put back',
    states: [[group], [call('7', 100)]],
    is: ['8'],
  },
  {
    name: 'whose last one is called again by itself',
    states: [[group], [call('8', 900), call('7', 100, '6')]],
    is: ['8', '8'],
  },
  {
    name: 'whose first one is called again by itself',
    states: [[group], [call('6', 900), group]],
    is: ['8', '6'],
  },
  {
    name: 'that is called ticket by ticket',
    states: [[call('6', 100)], [call('7', 200, '6')], [call('8', 300, '6')]],
    is: ['6', '7', '8'],
  },
])('S-21 QUE-044 of a group $name the board presents $is', ({ states, is }) => {
  let log = followCalls(null, queue(before));
  const said: string[] = [];
  for (const state of states) {
    log = followCalls(log, queue(...state, before));
    said.push(...log.waiting.map(({ number }) => number));
    log = log.waiting.reduce<CallLog>(presented, log);
  }
  expect(said).toEqual(is);
});

test('S-21 of a group whose last one is set aside before its announcement the others are announced', () => {
  const left = call('7', 100, '6');
  const log = [[before], [group, before], [left, before]].reduce<CallLog | null>(
    (known, calls) => followCalls(known, queue(...calls)),
    null,
  );
  expect(log?.waiting).toMatchObject([left]);
});

test('S-01 S-20 of a multi-queue a call of one size is no rest of a group of another size that its desk called at the same moment', () => {
  const ofSize = (sourceId: number, each: BoardCall): BoardCall => ({ ...each, sourceId });
  const small = ofSize(11, call('A2', 100, 'A1'));
  const large = ofSize(12, call('B1', 100));
  const log = [[], [small], [large, small]].reduce<CallLog | null>(
    (known, calls) => followCalls(known, queue(...calls)),
    null,
  );
  expect(log?.waiting.map(({ number }) => number)).toEqual(['A2', 'B1']);
});
