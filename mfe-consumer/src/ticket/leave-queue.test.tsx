import { screen, waitFor, within } from '@testing-library/react';
import { removeTicketCall, userTicketsCall } from '@turno/shared-types';
import { failOffline, fakeEventSources, refuse, reply } from '@turno/shared-ui/test';
import { open } from '../../test/held-ticket.ts';
import { readGivenTicket, recordGivenTicket } from './give/given-ticket.ts';

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  live = fakeEventSources();
});
afterEach(() => live.restore());

test('CON-045, CON-030: leaving needs a confirmation, then returns to where a number is taken', async () => {
  const { user, gateway, events, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  expect(sheet).toHaveTextContent('Perdi il numero 5');
  gateway.answer(reply(removeTicketCall, {}), reply(userTicketsCall, []));
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  expect(events).toContainEqual({ type: 'ticket-removed', merchantId: 7, queueId: 11 });
});

test('S-16 who offered the ticket and then leaves the queue is not told to have given it away', async () => {
  recordGivenTicket({ merchantId: 7, queueId: 11, statusCode: 'AB12' });
  recordGivenTicket({ merchantId: 8, queueId: 12, statusCode: 'CD34' });
  const { user, gateway, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  gateway.answer(reply(removeTicketCall, {}), reply(userTicketsCall, []));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  expect(readGivenTicket({ merchantId: 7, queueId: 11 })).toBeNull();
  // Two tickets may have been given away.
  expect(readGivenTicket({ merchantId: 8, queueId: 12 })).toBe('CD34');
});

test.each([
  ['no network', failOffline(removeTicketCall), /Connessione assente/],
  [
    'a turn that has just come',
    refuse(removeTicketCall, 'ticket_not_processable'),
    /non processabile/,
  ],
])('CON-045: leaving that fails for %s keeps the ticket and says why', async (_, answer, text) => {
  const { user, gateway } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  gateway.answer(answer);
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent(text);
});

test('a ticket that another tab gave back counts as given back here', async () => {
  const { user, gateway, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  gateway.answer(refuse(removeTicketCall, 'ticket_not_found'), reply(userTicketsCall, []));
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
});
