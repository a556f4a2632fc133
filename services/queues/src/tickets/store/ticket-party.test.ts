import { ERASED_USER_ID } from './ticket-documents.ts';
import { partyOf } from './ticket-party.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const entry = (undoneAt: Date | null) => ({
  nonce: 'n1',
  at: AT,
  paxCount: 1,
  undoneAt,
  undoReason: null,
});

test.each([
  { name: 'nobody has come', change: {}, entered: false, held: true },
  { name: 'a part is inside', change: { entries: [entry(null)] }, entered: true, held: true },
  { name: 'its entry was undone', change: { entries: [entry(AT)] }, entered: false, held: true },
  { name: 'all are inside', change: { checkedInAt: AT }, entered: true, held: true },
  { name: 'it was erased', change: { userId: ERASED_USER_ID }, entered: false, held: false },
])('S-14 the party of a ticket of which $name', ({ change, entered, held }) => {
  const ticket = { userId: 1, checkedInAt: null, ...change };
  expect(partyOf(ticket)).toEqual({
    checkedInAt: ticket.checkedInAt,
    hasAnybodyEntered: entered,
    isHeld: held,
  });
});
