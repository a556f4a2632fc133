import { screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  reply,
} from '@turno/shared-ui/test';
import { inMinutes, open } from '../../test/held-ticket.ts';
import { merchantReplies, show } from '../../test/show.tsx';

const { queue } = buildTicket();
const movedTo = {
  queueId: 12,
  queueName: 'Ritiro',
  queueDailyCounterId: 900,
  counter: 9,
  ticketValue: '9',
};
const moved = buildTicket({
  endReason: 'moved',
  canceledAt: inMinutes(0),
  status: 'expired',
  movedTo,
});
const successor = buildTicket({
  counter: 9,
  ticketValue: '9',
  queueDailyCounterId: 900,
  queue: { ...queue, id: 12, name: 'Ritiro' },
  movedFrom: { queueName: queue.name, ticketValue: '5' },
});

function openWith(tickets: ReturnType<typeof buildTicket>[]) {
  const queues = [buildQueue(), buildQueue({ id: 12, name: 'Ritiro' })];
  return show('/reservation/7/11', {
    session: buildSession(),
    replies: [...merchantReplies(buildMerchant({ queues })), reply(userTicketsCall, tickets)],
  });
}

test('S-21 the page of a ticket that was moved leads to the new one by itself, and says so', async () => {
  const { address, container } = openWith([moved, successor]);
  expect(await screen.findByText(/Il personale ti ha spostato qui da/)).toBeVisible();
  expect(address()).toBe('/reservation/7/12');
  expect(await axeViolations(container)).toEqual([]);
});

test('S-05 after midnight, in a place that stays open, the page leads to the number of the new day', async () => {
  const to = { ...movedTo, queueId: queue.id, queueName: queue.name };
  const movedFrom = { queueName: queue.name, ticketValue: '5', date: '2026-11-20' };
  const { queueDailyCounter } = successor;
  const night = { ...queueDailyCounter, currentTicket: null, servedOfDayBefore: '9' };
  const { address } = openWith([
    { ...moved, movedTo: to },
    { ...successor, queue, movedFrom, queueDailyCounter: night },
  ]);
  expect(
    await screen.findByText(/È iniziato un nuovo giorno: prima avevi il numero 5/),
  ).toBeVisible();
  // S-03: number 9 of the day before is served, not this one.
  expect(screen.getByText('Ora in servizio').nextElementSibling).toHaveTextContent(
    '9del giorno prima',
  );
  expect(address()).toBe('/reservation/7/11');
});

test('S-21 a ticket that was moved away and back is shown in its first queue', async () => {
  const back = buildTicket({
    counter: 7,
    ticketValue: '7',
    movedFrom: { queueName: 'Ritiro', ticketValue: '9' },
  });
  const away = { ...successor, movedTo: { ...movedTo, queueId: 11, counter: 7, ticketValue: '7' } };
  const { address } = openWith([moved, { ...away, canceledAt: inMinutes(0) }, back]);
  expect(await screen.findByText(/avevi il numero 9/)).toBeVisible();
  expect(address()).toBe('/reservation/7/11');
});

test('S-21 a ticket that was moved says so while the new one is not loaded', async () => {
  open({ endReason: 'moved', canceledAt: inMinutes(0), status: 'expired', movedTo });
  const name = 'Hai un nuovo numero';
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
});
