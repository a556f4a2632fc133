import { buildDay } from '../../../test-data/openings.ts';
import { awaitedOpening } from './awaited-opening.ts';

const OPENING = new Date('2026-11-21T08:00:00Z');
const at = (time: string, openedOn?: string) =>
  buildDay({ time, slots: ['09:00-13:00', '16:00-20:00'], ...(openedOn ? { openedOn } : {}) });

test.each([
  { name: 'five minutes before the first opening', day: at('08:55'), opening: null },
  { name: 'a second earlier', day: at('08:54:59'), opening: OPENING },
  { name: 'while it is open', day: at('10:00'), opening: null },
  { name: 'between two slots', day: at('14:00'), opening: null },
  { name: 'after the last slot', day: at('21:00'), opening: null },
  { name: 'a day without slots', day: buildDay({ time: '08:00', slots: [] }), opening: null },
  { name: 'S-04 a day that had opened', day: at('07:00', '2026-11-21'), opening: null },
  { name: 'the day after one that had', day: at('07:00', '2026-11-20'), opening: OPENING },
])('CST-019 calls wait for an opening: $name', ({ day, opening }) => {
  expect(awaitedOpening(day)).toEqual(opening);
  expect(awaitedOpening(day, false)).toBeNull();
});

test('S-05 a bar whose evening was moved to later calls on past midnight, and waits for the next evening', () => {
  const evening = { slots: ['22:00-03:00'], openedOn: '2026-11-21' };
  expect(awaitedOpening(buildDay({ ...evening, time: '20:00' }))).toBeNull();
  const next = buildDay({ ...evening, date: '2026-11-22', time: '20:00' });
  expect(awaitedOpening(next)).toEqual(new Date('2026-11-22T21:00:00Z'));
});
