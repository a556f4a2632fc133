import { screen, waitFor } from '@testing-library/react';
import { acceptTicketOfferCall, ticketOfferCall } from '@turno/shared-types/shared-tickets';
import { buildSession, failOffline, passTime, refuse, reply } from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';
import { offers, PATH, session, TICKET } from '../../test/ticket-offer.ts';

test('S-16 a page that finds the link used asks for a ticket of its own, and for no other', async () => {
  const used = refuse(acceptTicketOfferCall, 'link_used');
  const { gateway } = show(PATH, { session, replies: [offers, used] });
  await screen.findByText('Forno Aurora · Banco');
  gateway.answer(refuse(ticketOfferCall, 'link_used'));
  await passTime(11_000);
  expect(screen.getByText('Questo biglietto è già stato preso')).toBeVisible();
  const accepted = gateway.requests.filter(({ method }) => method === 'POST');
  expect(accepted.map(({ query }) => query)).toEqual([{ repeated: 'true' }]);
});

test.each([
  ['that found the link used', [refuse(ticketOfferCall, 'link_used')], false],
  ['that saw the link used', [offers], false],
  ['whose press found the link used', [offers], true],
] as const)(
  'S-16 a page %s offers the ticket again once that claim is given up',
  async (_, replies, isPressed) => {
    const used = refuse(acceptTicketOfferCall, 'link_used');
    const { gateway, user } = show(PATH, { session, replies: [...replies, used] });
    if (isPressed)
      await user.click(await screen.findByRole('button', { name: 'Accetta il biglietto' }));
    gateway.answer(refuse(ticketOfferCall, 'link_used'));
    await passTime(11_000);
    const words = 'Questo biglietto è già stato preso';
    const said = screen.getByText(words);
    await passTime(22_000);
    // The sentence stays in its place: a screen reader reads it once.
    expect(screen.getByText(words)).toBe(said);
    gateway.answer(offers);
    await passTime(11_000);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accetta il biglietto' })).toBeEnabled();
  },
);

test('S-16 a used link leads its new holder to the ticket, and shows everybody else that it is used', async () => {
  const replies = [refuse(ticketOfferCall, 'link_used'), reply(acceptTicketOfferCall, TICKET)];
  const own = show(PATH, { session, replies });
  await waitFor(() => expect(own.address()).toMatch(/^\/reservation\//));
  own.unmount();
  const refused = refuse(acceptTicketOfferCall, 'link_used');
  show(PATH, { session: buildSession({ id: 78 }), replies: [...replies.slice(0, 1), refused] });
  expect(await screen.findByText('Questo biglietto è già stato preso')).toBeVisible();
});

test('S-16 a link whose new holder has given the ticket up says so, with a way on', async () => {
  const gone = { ...TICKET, canceledAt: '2026-11-21T11:00:00.000Z' };
  const { gateway, address } = show(PATH, {
    session,
    replies: [refuse(ticketOfferCall, 'link_used'), reply(acceptTicketOfferCall, gone)],
  });
  expect(await screen.findByText('Hai rinunciato a questo biglietto')).toBeVisible();
  expect(address()).toBe(PATH);
  const wayOn = screen.getByRole('link', { name: 'Vedi le code dell’attività' });
  expect(wayOn).toHaveAttribute('href', `/m/${TICKET.merchant.vanity}`);
  const { length } = gateway.requests;
  await passTime(60_000);
  expect(gateway.requests).toHaveLength(length);
});

test('S-16 a link whose new holder’s ticket staff ended leads to the ticket, which says why', async () => {
  const canceledAt = '2026-11-21T11:00:00.000Z';
  const ended = { ...TICKET, canceledAt, endReason: 'sent-away' as const };
  const { address } = show(PATH, {
    session,
    replies: [refuse(ticketOfferCall, 'link_used'), reply(acceptTicketOfferCall, ended)],
  });
  await waitFor(() => expect(address()).toMatch(/^\/reservation\//));
});

test.each([
  { name: 'network', away: failOffline(acceptTicketOfferCall), says: /Connessione assente/ },
  {
    name: 'service',
    away: refuse(acceptTicketOfferCall, 'service_unavailable'),
    says: /Servizio/,
  },
])(
  'S-16 a used link is nobody else’s as long as the $name does not say so',
  async ({ away, says }) => {
    const { gateway, address } = show(PATH, {
      session,
      replies: [refuse(ticketOfferCall, 'link_used'), away],
    });
    expect(await screen.findByText(says)).toBeVisible();
    gateway.answer(reply(acceptTicketOfferCall, TICKET));
    await passTime(11_000);
    expect(address()).toMatch(/^\/reservation\//);
  },
);
