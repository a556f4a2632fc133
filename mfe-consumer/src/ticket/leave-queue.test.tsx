import { screen, waitFor, within } from '@testing-library/react';
import { removeTicketCall, type Ticket, ticketCall, userTicketsCall } from '@turno/shared-types';
import {
  buildTicket,
  failOffline,
  fakeEventSources,
  passTime,
  refuse,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { open } from '../../test/held-ticket.ts';
import { givenTicket, recordGivenTicket } from '../shared/tickets/given-ticket.ts';

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  localStorage.removeItem('turno.given-tickets');
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

test('S-16 who offered the ticket and then leaves the queue does not read that it was given away', async () => {
  setClock('2026-11-21T11:00:00Z');
  recordGivenTicket(buildTicket(), 'AB12');
  recordGivenTicket(buildTicket({ counter: 4 }), 'CD34');
  const { user, gateway, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  gateway.answer(reply(removeTicketCall, {}), reply(userTicketsCall, []));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  // Another ticket of the queue may have been given away before.
  const held = { tickets: [], stayed: null, latest: null };
  expect(givenTicket({ merchantId: 7, queueId: 11 }, held)?.statusCode).toBe('CD34');
});

test('S-16 who leaves the queue right after somebody took the offered ticket reads that it was given away', async () => {
  setClock('2026-11-21T11:00:00Z');
  recordGivenTicket(buildTicket(), 'AB12');
  const { user, gateway, address } = open();
  const before = address();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  gateway.answer(refuse(removeTicketCall, 'ticket_not_found'), reply(userTicketsCall, []));
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  expect(await screen.findByRole('heading', { name: 'Hai dato il tuo biglietto' })).toBeVisible();
  expect(screen.queryByText('Hai lasciato la coda')).toBeNull();
  expect(address()).toBe(before);
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

test('CON-030 a ticket that another tab gave back counts as given back here', async () => {
  const { user, gateway, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  gateway.answer(refuse(removeTicketCall, 'ticket_not_found'), reply(userTicketsCall, []));
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
});

const ELSEWHERE = 'Hai rinunciato a questo biglietto su un altro dispositivo o in un’altra scheda';
const GIVEN_BACK: Partial<Ticket> = { status: 'expired', canceledAt: '2026-11-21T10:30:00.000Z' };

test('CON-030 a ticket that its holder gave back on another device is gone here too, and the page says why', async () => {
  const { gateway, address } = open();
  await screen.findByRole('button', { name: 'Lascia la coda' });
  gateway.answer(reply(userTicketsCall, []), reply(ticketCall, buildTicket(GIVEN_BACK)));
  await passTime(6_000);
  expect(address()).toBe('/take-number/7/11');
  expect(await screen.findByText(ELSEWHERE)).toBeVisible();
});

test.each([
  ['was given to somebody', refuse(ticketCall, 'ticket_not_found')],
  ['is in the list no more for another reason', reply(ticketCall, buildTicket())],
  ['is gone while the network is', failOffline(ticketCall)],
])('CON-030 nobody reads of a queue left elsewhere whose ticket %s', async (_, answer) => {
  const { gateway, address } = open();
  await screen.findByRole('button', { name: 'Lascia la coda' });
  gateway.answer(reply(userTicketsCall, []), answer);
  await passTime(6_000);
  expect(address()).toBe('/take-number/7/11');
  await passTime(1_000);
  expect(screen.queryByText(ELSEWHERE)).toBeNull();
});

test('CON-030 the device that leaves does not read that another one did', async () => {
  const { user, gateway, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  gateway.answer(
    reply(removeTicketCall, {}),
    reply(userTicketsCall, []),
    reply(ticketCall, buildTicket(GIVEN_BACK)),
  );
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  await passTime(1_000);
  expect(screen.queryByText(ELSEWHERE)).toBeNull();
});

test('CON-030 the device whose request to leave got no answer is not told that another one left', async () => {
  const { user, gateway, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  gateway.answer(failOffline(removeTicketCall));
  await user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await passTime(1_000);
  // The services have carried it out.
  gateway.answer(reply(userTicketsCall, []), reply(ticketCall, buildTicket(GIVEN_BACK)));
  await passTime(6_000);
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  await passTime(1_000);
  expect(screen.queryByText(ELSEWHERE)).toBeNull();
});
