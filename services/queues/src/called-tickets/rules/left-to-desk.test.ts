import { ERASED_USER_ID } from '../../tickets/index.ts';
import { partyViolation } from './left-to-desk.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const HELD = { userId: 7, checkedInAt: null };
const ERASED = { ...HELD, userId: ERASED_USER_ID };
const entry = (undoneAt: Date | null) => ({
  entries: [{ nonce: 'a', at: AT, paxCount: 1, undoneAt, undoReason: null }],
});
const [GONE, SCANNED] = ['ticket_not_processable', 'ticket_already_scanned'];

test.each([
  { party: 'outside', ticket: HELD, move: null, call: null },
  { party: 'inside in part', ticket: { ...HELD, ...entry(null) }, move: SCANNED, call: null },
  { party: 'outside again', ticket: { ...HELD, ...entry(AT) }, move: null, call: null },
  { party: 'inside', ticket: { ...HELD, checkedInAt: AT }, move: SCANNED, call: SCANNED },
  { party: 'erased', ticket: ERASED, move: GONE, call: GONE },
  {
    party: 'erased, part inside',
    ticket: { ...ERASED, ...entry(null) },
    move: SCANNED,
    call: null,
  },
  { party: 'erased, outside again', ticket: { ...ERASED, ...entry(AT) }, move: GONE, call: GONE },
  { party: 'erased, inside', ticket: { ...ERASED, checkedInAt: AT }, move: SCANNED, call: SCANNED },
])('S-14 S-21 of a party $party: a move $move, a repeated call $call', ({ ticket, move, call }) => {
  expect(partyViolation('move', ticket)?.code ?? null).toBe(move);
  expect(partyViolation('call-again', ticket)?.code ?? null).toBe(call);
});
