import { screen } from '@testing-library/react';
import { nextCall, queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { buildTicket, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

setUpEventSources();

const ticketAt = (counter: number, displayName: string | null): StaffTicket => ({
  ...buildTicket({ counter, ticketValue: `FO${counter}`, queueDailyCounterId: 900_001 }),
  displayName,
  executedAt: null,
});
const served = () => screen.getByText('Ora serviamo').parentElement;

test('S-21 MER-016 the desk reads whom it serves; who was in the list is known without a request', async () => {
  const tickets = reply(queueTicketsCall, ({ query }) =>
    query.q === undefined
      ? [ticketAt(8, 'Rossi'), ticketAt(9, null)]
      : [ticketAt(70, 'Bianchi'), ticketAt(7, 'Nadia Ferretti')],
  );
  const shown = show({ replies: [mine(bakery()), tickets] });
  expect(await screen.findByText('Nadia Ferretti')).toBeVisible();
  expect(served()).toHaveTextContent('FO7Nadia Ferretti');
  await screen.findByText('Rossi');
  const after = busyCounter({ counter: 8, currentTicket: 'FO8', nextTicket: 'FO9' });
  const calledTicket = { ticketValue: 'FO8', counter: 8, paxCount: 1, desk: null };
  shown.gateway.answer(
    reply(nextCall, { ...after, calledTicket, calledTickets: [calledTicket] }),
    mine(bakery(after)),
  );
  await shown.user.click(await callButton());
  await screen.findByText('Chiamato il numero FO8');
  expect(served()).toHaveTextContent('FO8Rossi');
  const searches = shown.gateway.requests.flatMap(({ query }) => query.q ?? []);
  expect(searches).toEqual(['FO7']);
});

test('S-21 a ticket without a name is its number alone', async () => {
  show({ replies: [mine(bakery()), reply(queueTicketsCall, [ticketAt(7, null)])] });
  await callButton();
  expect(served()).toHaveTextContent(/^Ora serviamoFO7$/);
});
