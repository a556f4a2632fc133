import { buildTicket } from '@turno/shared-types/test-data';
import { readFirstAhead, recordFirstAhead, ticketKey } from './first-ahead.ts';

const ticket = buildTicket({ ticketsAhead: 4 });
const key = ticketKey(ticket);

beforeEach(() => localStorage.clear());

test('CON-043: what was ahead at first is not overwritten while the queue moves on', () => {
  recordFirstAhead(localStorage, [ticket]);
  recordFirstAhead(localStorage, [{ ...ticket, ticketsAhead: 1 }]);
  expect(readFirstAhead(localStorage)).toEqual({ [key]: 4 });
});

test('CON-043 a ticket that is gone leaves no record', () => {
  recordFirstAhead(localStorage, [ticket]);
  const next = buildTicket({ counter: 6, ticketsAhead: 2 });
  recordFirstAhead(localStorage, [next]);
  expect(readFirstAhead(localStorage)).toEqual({ [ticketKey(next)]: 2 });
});

test.each(['{', '[]', '7', '{"1/5":"four"}'])(
  'CON-043 a record of another shape, %s, counts as none',
  (text) => {
    localStorage.setItem('turno.first-ahead', text);
    expect(readFirstAhead(localStorage)).toEqual({});
  },
);
