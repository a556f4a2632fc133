import type { EntranceCheck } from '@turno/shared-types';
import { readingOf, rejectedRecord, scanDecision } from './entrance-history.ts';

const NOON = new Date('2026-11-21T11:00:00.000Z');

const refused = (token: string): EntranceCheck => ({
  ...rejectedRecord({ token, text: 'QR expired', at: NOON }),
  readAt: NOON.getTime(),
  undone: null,
});
const admitted = (token: string, change: Partial<EntranceCheck> = {}): EntranceCheck => ({
  ...refused(token),
  status: 'success',
  text: null,
  paxCount: 4,
  ticketValue: '5',
  peopleLeft: 0,
  ...change,
});
const undone = { undone: 'wrong_ticket' } as const;

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
  {
    name: 'the rest of a party is requested, also when the camera sees the latest code again',
    by: 'camera',
    history: [admitted('A', { admittedPax: 2, peopleLeft: 2 })],
    decision: 'request',
  },
  {
    name: 'a party that is inside as a whole is rejected',
    by: 'camera',
    history: [refused('B'), admitted('A', { admittedPax: 2 }), admitted('A', { peopleLeft: 2 })],
    decision: 'already-scanned',
  },
  {
    name: 'a code whose entry was undone is requested again',
    by: 'camera',
    history: [admitted('A', undone)],
    decision: 'request',
  },
  {
    name: 'an undo of the first part of a party leaves people outside',
    by: 'camera',
    history: [admitted('A', { admittedPax: 2 }), admitted('A', { peopleLeft: 2, ...undone })],
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

test('CON-019 a typed code is one however it is written', () => {
  expect(readingOf(' k7qx2-mbp9d ', 'hand')).toEqual({ token: 'K7QX2MBP9D', by: 'hand' });
});

test('CON-019 an empty code is ignored', () => {
  expect(scanDecision({ token: '', by: 'hand' }, []).kind).toBe('ignore');
});
