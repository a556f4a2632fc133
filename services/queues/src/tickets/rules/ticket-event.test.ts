import { ticketEvent } from './ticket-event.ts';

const at = new Date('2026-11-21T10:00:00Z');

test('the event of a ticket has one id, however often its cause is stored', () => {
  const joined = { id: 'ticket.joined.t1', event: 'ticket.joined', at };
  expect(ticketEvent('ticket.joined', { ticketId: 't1', at })).toEqual(joined);
});

test('what a ticket may have several times differs by its command, and keeps the facts of its moment', () => {
  const cause = { ticketId: 't1', commandId: 'c9', at, desk: null };
  expect(ticketEvent('ticket.called', cause)).toEqual({
    id: 'ticket.called.t1.c9',
    event: 'ticket.called',
    at,
    desk: null,
  });
});
