import type { CheckInRecord } from '@turno/shared-types';
import { readingOf, rejectedRecord, scanDecision } from './entrance-history.ts';

const NOON = new Date('2026-11-21T11:00:00.000Z');

const admitted = (token: string): CheckInRecord => ({
  ...rejectedRecord({ token, text: '', at: NOON }),
  status: 'success',
  text: null,
  paxCount: 1,
  ticketValue: '5',
});
const refused = (token: string) => rejectedRecord({ token, text: 'QR expired', at: NOON });

test.each([
  { name: 'a new code is asked about', by: 'camera', history: [], decision: 'request' },
  {
    name: 'the camera sees the latest again',
    by: 'camera',
    history: [admitted('A')],
    decision: 'ignore',
  },
  {
    name: 'the camera sees the latest rejected code again',
    by: 'camera',
    history: [refused('A')],
    decision: 'ignore',
  },
  {
    name: 'an already checked-in code is rejected without a call',
    by: 'camera',
    history: [admitted('B'), admitted('A')],
    decision: 'already-scanned',
  },
  {
    name: 'the latest code, typed again, is rejected without a call',
    by: 'hand',
    history: [admitted('A')],
    decision: 'already-scanned',
  },
  {
    name: 'a rejected code may be scanned again',
    by: 'hand',
    history: [refused('A')],
    decision: 'request',
  },
] as const)('PSU-007 $name', ({ by, history, decision }) => {
  expect(scanDecision({ token: 'A', by }, history).kind).toBe(decision);
});

test('PSU-009 a rejected check-in keeps its text and time', () => {
  expect(refused('A')).toMatchObject({
    status: 'error',
    text: 'QR expired',
    time: '2026-11-21T11:00:00.000Z',
  });
});

test.each([
  {
    name: 'the address in a QR code',
    text: 'https://turno.example/c/eyJh.aB.c2?x=1',
    token: 'eyJh.aB.c2',
  },
  { name: 'a signed text keeps its letters', text: ' eyJh.aB.c2 ', token: 'eyJh.aB.c2' },
  { name: 'a typed code is one however it is written', text: ' k7qx2-mbp9d ', token: 'K7QX2MBP9D' },
  { name: 'nothing', text: ' - ', token: '' },
])('CON-019 $name', ({ text, token }) => {
  expect(readingOf(text, 'hand')).toEqual({ token, by: 'hand' });
});

test('CON-019 an empty code is ignored', () => {
  expect(scanDecision({ token: '', by: 'hand' }, []).kind).toBe('ignore');
});
