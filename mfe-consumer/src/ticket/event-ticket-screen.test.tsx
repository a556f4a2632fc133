import { screen, waitFor } from '@testing-library/react';
import { removeTicketCall, type Ticket, ticketCall, userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  buildSession,
  failOffline,
  neverAnswer,
  passTime,
  reply,
} from '@turno/shared-ui/test';
import { buildEvent, buildShow, buildShowTicket, clockIn, today } from '../../test/events.ts';
import { merchantReplies, show } from '../../test/show.tsx';

const PATH = '/show-event-ticket/7/11/501';
const { queueDailyCounter } = buildShowTicket();
const replies = merchantReplies(buildMerchant({ queues: [buildEvent([buildShow()])] }));

function open(change: Partial<Ticket> = {}) {
  const tickets = reply(userTicketsCall, [buildShowTicket(change)]);
  return show(PATH, { session: buildSession(), replies: [...replies, tickets] });
}

test('CON-066: the ticket says which show, which day, for how many, and has its code', async () => {
  const { container } = open({ paxCount: 4, estimatedWaitingTime: 600 });
  expect(await screen.findByText(`Il tuo spettacolo è alle ${clockIn(10)}`)).toBeVisible();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(today.split('-').reverse().join('/'));
  expect(card).toHaveTextContent('Il tuo gruppo4');
  expect(card).not.toHaveTextContent('circa 10 minuti');
  expect(await screen.findByRole('img', { name: /Codice QR/ })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-066, G-37: once it is over it redirects to the shows', async () => {
  const over = { ...queueDailyCounter, date: '2026-01-10', time: '20:30' };
  const { address } = open({ queueDailyCounter: over });
  await waitFor(() => expect(address()).toBe('/events/forno-aurora'));
});

test('G-37: without a ticket the way leads to the shows', async () => {
  const { address } = show(PATH, {
    session: buildSession(),
    replies: [...replies, reply(userTicketsCall, [])],
  });
  await waitFor(() => expect(address()).toBe('/events/forno-aurora'));
});

test('QUE-069: people of a show are called in groups', async () => {
  open({ status: 'now', queueDailyCounter: { ...queueDailyCounter, counter: 9 } });
  expect(await screen.findByText('Presentati ora')).toBeVisible();
});

test('CON-045: giving it back leads to the other shows, and speaks of a booking, not of a queue', async () => {
  const { user, gateway, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Disdici la prenotazione' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    `La tua prenotazione delle ${clockIn(10)} tornerà libera per altri.`,
  );
  gateway.answer(reply(removeTicketCall, {}), reply(userTicketsCall, []));
  await user.click(
    [...dialog.querySelectorAll('button')].find(
      (each) => each.textContent === 'Disdici la prenotazione',
    )!,
  );
  await waitFor(() => expect(address()).toBe('/events/forno-aurora'));
  expect(await screen.findByText('Prenotazione disdetta')).toBeVisible();
  expect(screen.queryByText(/lasciato la coda/)).not.toBeInTheDocument();
});

test('CON-030, S-10: the ticket of a show never speaks of a queue', async () => {
  const isPaused = { queueDailyCounter: { ...queueDailyCounter, paused: true } };
  const isBack = { returnedAt: '2026-11-21T10:30:00.000Z', putBackAt: '2026-11-21T10:30:00.000Z' };
  const { gateway, container } = open({ ...isPaused, ...isBack });
  expect(await screen.findByText(/^Le chiamate sono in pausa/)).toBeVisible();
  expect(screen.getByText(/^Aspetti di nuovo/)).toBeVisible();
  expect(container).not.toHaveTextContent(/\bcod[ae]\b/);
  const gone = buildShowTicket({ status: 'expired', canceledAt: '2026-11-21T10:30:00.000Z' });
  gateway.answer(reply(userTicketsCall, []), reply(ticketCall, gone));
  await passTime(6_000);
  const sentence = 'Hai rinunciato a questo biglietto su un altro dispositivo o in un’altra scheda';
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('S-10: a show whose queue was removed has been cancelled', async () => {
  open({ endReason: 'queue-removed', canceledAt: '2026-11-21T10:30:00.000Z', status: 'expired' });
  expect(await screen.findByText('Lo spettacolo è stato annullato')).toBeVisible();
  expect(screen.getByText('Questo numero non sarà più chiamato.')).toBeVisible();
  expect(screen.queryByText(/coda/)).not.toBeInTheDocument();
});

test('a reservation of a show is shown as one', async () => {
  const { address } = show('/reservation/7/11', {
    session: buildSession(),
    replies: [...replies, reply(userTicketsCall, [buildShowTicket()])],
  });
  await waitFor(() => expect(address()).toBe(PATH));
});

test('a ticket on its way, and one that does not come', async () => {
  const first = show(PATH, {
    session: buildSession(),
    replies: [...replies, neverAnswer(userTicketsCall)],
  });
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
  first.unmount();
  show(PATH, { session: buildSession(), replies: [...replies, failOffline(userTicketsCall)] });
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
});

test('SHL-002, SHL-013: without a session it leads to sign-in', async () => {
  const { address } = show(PATH, { replies });
  await waitFor(() => expect(address()).toBe('/signin'));
});

test('S-10 a show that takes no more bookings leaves its ticket as it is', async () => {
  open({ queueDailyCounter: { ...queueDailyCounter, closed: true } });
  expect(await screen.findByText(`Il tuo spettacolo è alle ${clockIn(10)}`)).toBeVisible();
  expect(screen.queryByText(/^La coda è chiusa/)).not.toBeInTheDocument();
  expect(screen.queryByText('Che cosa vuoi fare?')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Disdici la prenotazione' })).toBeVisible();
});
