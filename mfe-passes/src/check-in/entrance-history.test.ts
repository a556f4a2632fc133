import type { CheckInRecord } from '@turno/shared-types';
import { refusedRecord, scanDecision } from './entrance-history.ts';

const NOON = new Date('2026-11-21T11:00:00.000Z');

const admitted = (token: string): CheckInRecord => ({
  ...refusedRecord(token, '', NOON),
  status: 'success',
  text: null,
  paxCount: 1,
  ticketValue: '5',
});
const refused = (token: string) => refusedRecord(token, 'QR expired', NOON);

test.each([
  { name: 'a new code is asked about', by: 'camera', history: [], decision: 'ask' },
  {
    name: 'the camera sees the latest again',
    by: 'camera',
    history: [admitted('A')],
    decision: 'ignore',
  },
  {
    name: 'the camera sees the latest refusal again',
    by: 'camera',
    history: [refused('A')],
    decision: 'ignore',
  },
  {
    name: 'one that went in before is refused without a call',
    by: 'camera',
    history: [admitted('B'), admitted('A')],
    decision: 'already-scanned',
  },
  {
    name: 'the latest typed again is refused without a call',
    by: 'hand',
    history: [admitted('A')],
    decision: 'already-scanned',
  },
  {
    name: 'one that was refused may be tried again',
    by: 'hand',
    history: [refused('A')],
    decision: 'ask',
  },
] as const)('PSU-007 $name', ({ by, history, decision }) => {
  expect(scanDecision({ token: 'A', by }, history)).toBe(decision);
});

test('PSU-009 a refusal keeps its text and time', () => {
  expect(refused('A')).toMatchObject({
    status: 'error',
    text: 'QR expired',
    time: '2026-11-21T11:00:00.000Z',
  });
});
