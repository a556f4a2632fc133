import { isUndoable, partyEntryBlocker, peopleLeft } from './party.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
const entry = (paxCount: number, undoneAt: Date | null = null) => ({ paxCount, undoneAt });

test.each([
  { name: 'all at once', entries: [], wanted: 4, code: null },
  { name: 'some', entries: [], wanted: 1, code: null },
  { name: 'the rest', entries: [entry(1)], wanted: 3, code: null },
  { name: 'more than are left', entries: [entry(1)], wanted: 4, code: 'pax_count_invalid' },
  { name: 'nobody', entries: [], wanted: 0, code: 'pax_count_invalid' },
  { name: 'half a person', entries: [], wanted: 0.5, code: 'pax_count_invalid' },
  {
    name: 'a full party',
    entries: [entry(1), entry(3)],
    wanted: 1,
    code: 'ticket_already_scanned',
  },
  { name: 'again after an undo', entries: [entry(4, AT)], wanted: 4, code: null },
])('PAS-034 of a party of four staff admit $name: $code', ({ entries, wanted, code }) => {
  expect(partyEntryBlocker({ paxCount: 4, entries }, wanted)).toBe(code);
});

test('PAS-034 an undone entry leaves its people outside', () => {
  expect(peopleLeft({ paxCount: 4, entries: [entry(1), entry(2, AT)] })).toBe(3);
});

test.each([
  { name: 'at once', now: AT, undoneAt: null, is: true },
  { name: 'thirty seconds later', now: after(30), undoneAt: null, is: true },
  { name: 'after that', now: after(30.001), undoneAt: null, is: false },
  { name: 'twice', now: after(5), undoneAt: after(4), is: false },
])('PAS-034 an entry is undone $name: $is', ({ now, undoneAt, is }) => {
  expect(isUndoable({ at: AT, undoneAt }, now)).toBe(is);
});
