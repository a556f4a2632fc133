import { act, screen, waitFor } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  acceptTicketOfferCall,
  offerTicketCall,
  type PublicTicket,
  ticketOfferCall,
  withdrawTicketOfferCall,
} from '@turno/shared-types/shared-tickets';
import { axeViolations, passTime, refuse, reply, setClock } from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';
import { EXPIRES, OFFERED, offers, PATH, session, TICKET } from '../../test/ticket-offer.ts';

test('S-16 a link shows the ticket it offers, and accepting it opens the ticket’s page', async () => {
  const accepts = reply(acceptTicketOfferCall, TICKET);
  const { address, container, user } = show(PATH, { session, replies: [offers, accepts] });
  expect(await screen.findByText('Forno Aurora · Banco')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accetta il biglietto' }));
  await waitFor(() => expect(address()).toMatch(/^\/reservation\//));
});

test('S-05 a link to a ticket for a show says which one', async () => {
  const ticket = { ...OFFERED, date: '2030-01-05', time: '20:30' };
  show(PATH, { session, replies: [reply(ticketOfferCall, { ticket, expiresAt: EXPIRES })] });
  expect(await screen.findByText('Il tuo spettacolo è il 05/01/2030 alle 20:30')).toBeVisible();
});

test('S-05 S-16 the page of an offered ticket that stays open says after midnight that the show is today', async () => {
  setClock('2026-11-21T23:58:00+01:00');
  const ticket = { ...OFFERED, date: '2026-11-22', time: '20:30' };
  show(PATH, { session, replies: [reply(ticketOfferCall, { ticket, expiresAt: EXPIRES })] });
  expect(await screen.findByText('Il tuo spettacolo è domani alle 20:30')).toBeVisible();
  await passTime(180_000);
  expect(screen.getByText('Il tuo spettacolo è alle 20:30')).toBeVisible();
});

const offering = (ticket: Partial<PublicTicket>) =>
  reply(ticketOfferCall, { ticket: { ...OFFERED, ...ticket }, expiresAt: EXPIRES });
const DESK = { id: 1, name: 'Cassa 2' };

test.each([
  ['is next', { ticketsAhead: 0 }, ['Sei il prossimo']],
  ['has one before it', { ticketsAhead: 1 }, ['Manca 1 numero']],
  ['is called', { status: 'now', desk: DESK }, ['Presentati ora', 'Vai a: Cassa 2']],
  ['is set aside', { status: 'now', asideAt: EXPIRES }, ['Il tuo numero è tenuto da parte']],
] as const)(
  'S-16 CON-031 the page of an offered ticket that %s says it as the ticket’s own page does',
  async (_, ticket, words) => {
    show(PATH, { session, replies: [offering(ticket)] });
    for (const each of words) expect(await screen.findByText(each)).toBeVisible();
  },
);

test('S-16 the page of an offered ticket stays current, on return to the tab too, until the link has ended', async () => {
  const { gateway } = show(PATH, { session, replies: [offering({ ticketsAhead: 1 })] });
  await screen.findByText('Manca 1 numero');
  gateway.answer(offering({ ticketsAhead: 0 }));
  await passTime(11_000);
  expect(screen.getByText('Sei il prossimo')).toBeVisible();
  gateway.answer(offering({ status: 'now' }));
  await passTime(2_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Presentati ora')).toBeVisible();
  gateway.answer(refuse(ticketOfferCall, 'link_expired'));
  await passTime(11_000);
  expect(screen.getByText('Questo link non vale più')).toBeVisible();
  const { length } = gateway.requests;
  await passTime(60_000);
  expect(gateway.requests).toHaveLength(length);
});

/** Errors after which the same person may accept the same link later. */
const MENDABLE = [
  'already_in_queue',
  'event_ticket_already_exists',
  'max_tickets_category',
  'max_tickets',
];

test.each(acceptTicketOfferCall.errors)(
  'S-16 accepting that is answered by %s ends the page where it ends the offer, with a way on',
  async (code) => {
    const accepts = refuse(acceptTicketOfferCall, code);
    const { user } = show(PATH, { session, replies: [offers, accepts] });
    await user.click(await screen.findByRole('button', { name: 'Accetta il biglietto' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    const isMendable = MENDABLE.includes(code);
    expect(screen.queryByRole('button') !== null).toBe(isMendable);
    if (isMendable) return;
    const wayOn = screen.getByRole('link', { name: 'Vedi le code dell’attività' });
    expect(wayOn).toHaveAttribute('href', '/m/forno');
  },
);

test.each([
  ['link_used', 'Questo biglietto è già stato preso'],
  ['link_expired', 'Questo link non vale più'],
] as const)('S-16 a link that is answered by %s says so', async (code, words) => {
  show(PATH, {
    session,
    replies: [ticketOfferCall, acceptTicketOfferCall].map((each) => refuse(each, code)),
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test('QUE-060 a person who holds too many tickets learns it, and the link stays', async () => {
  const full = refuse(acceptTicketOfferCall, 'already_in_queue');
  const { user } = show(PATH, { session, replies: [offers, full] });
  await user.click(await screen.findByRole('button', { name: 'Accetta il biglietto' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accetta il biglietto' })).toBeVisible();
});

test('S-16 the ticket’s page makes a link, shows its code and withdraws it', async () => {
  const path = `/reservation/${TICKET.merchant.id}/${TICKET.queue.id}`;
  const made = { token: 'a-token_1', expiresAt: EXPIRES, statusCode: 'AB12-CD34-EF56-GH78' };
  const { user, gateway } = show(path, {
    session,
    replies: [
      reply(userTicketsCall, [TICKET]),
      reply(offerTicketCall, made),
      reply(withdrawTicketOfferCall, {}),
    ],
  });
  await user.click(
    await screen.findByRole('button', { name: 'Dai il biglietto a un’altra persona' }),
  );
  expect(await screen.findByRole('img', { name: /chi prende il biglietto/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annulla il link' }));
  await waitFor(() => expect(gateway.requests.map(({ method }) => method)).toContain('DELETE'));
});
