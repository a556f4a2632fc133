import type { CheckInRecord } from '@turno/shared-types';
import { scanDecision } from './entrance-history.ts';

const record = (token: string, status: CheckInRecord['status']): CheckInRecord => ({
  token,
  status,
  text: null,
  time: '2026-11-21T10:00:00.000Z',
  paxCount: 1,
  isFastTrack: false,
  ticketValue: '5',
  queueName: 'Banco',
});

test.each([
  { name: 'a new code is asked about', history: [], decision: 'ask' },
  {
    name: 'a repeat of the latest is ignored',
    history: [record('A', 'success')],
    decision: 'ignore',
  },
  {
    name: 'one that went in before is refused without a call',
    history: [record('B', 'success'), record('A', 'success')],
    decision: 'already-scanned',
  },
  {
    name: 'one that was refused before may be tried again',
    history: [record('B', 'success'), record('A', 'error')],
    decision: 'ask',
  },
] as const)('PSU-007 $name', ({ history, decision }) => {
  expect(scanDecision('A', history)).toBe(decision);
});
