import { screen, waitFor, within } from '@testing-library/react';
import { closeCall, queueTicketsCall, sendAwayCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  refuse,
  reply,
  setClock,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { mine, show } from '../../../test/show.tsx';

setClock('2026-11-21T11:00:00Z');

setUpEventSources();

const tomorrow = buildCounter({
  id: 601,
  date: '2026-11-22',
  time: '20:30',
  bookedPax: 3,
  ticketsAhead: 2,
  paxAhead: 3,
});
const closed = { ...tomorrow, closed: true };
const empty = { ...closed, bookedPax: 0, ticketsAhead: 0, paxAhead: 0 };

async function openShow(counter: typeof tomorrow) {
  const event = buildQueue({
    id: 11,
    name: 'Spettacolo',
    type: 'event',
    eventPaxCapacity: 40,
    queue_daily_counters: [],
    coming_daily_counters: [counter],
  });
  const replies = [mine(buildMerchant({ queues: [event] })), reply(queueTicketsCall, [])];
  const shown = show({ replies });
  await shown.user.click(await screen.findByRole('button', { name: /^Biglietti delle 20:30/ }));
  return { ...shown, sheet: await screen.findByRole('dialog') };
}
const button = (name: string) => screen.findByRole('button', { name });

test('S-10 a show is cancelled after a question: nobody can book it, and who booked is notified', async () => {
  const { user, gateway, sheet } = await openShow(tomorrow);
  await user.click(await within(sheet).findByRole('button', { name: 'Annulla lo spettacolo' }));
  const question = await screen.findByRole('dialog', { name: /^Annullare lo spettacolo/ });
  expect(await axeViolations(question)).toEqual([]);
  gateway.answer(refuse(closeCall, 'queue_closed'));
  const confirm = within(question).getByRole('button', { name: 'Annulla lo spettacolo' });
  await user.click(confirm);
  expect(await within(question).findByRole('alert')).toBeVisible();
  gateway.answer(reply(closeCall, closed), reply(sendAwayCall, { counter: empty, sentAway: 2 }));
  await user.click(confirm);
  await screen.findByText('Spettacolo annullato, con 2 biglietti');
  const sent = gateway.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  expect(sent.map((path) => path.split('/601/')[1])).toEqual(['close', 'close', 'send_away']);
  expect(await within(sheet).findByText('Nessuno può prenotare questo spettacolo.')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Annulla lo spettacolo' })).toBeNull();
});

test('S-10 QUE-083 a cancelled show stays listed for staff, and can be opened for booking again', async () => {
  const { user, gateway, sheet } = await openShow(empty);
  expect(screen.getByText('Annullato')).toBeInTheDocument();
  gateway.answer(reply(closeCall, { ...empty, closed: false }));
  await user.click(await button('Riapri le prenotazioni'));
  await waitFor(() => expect(screen.queryByText('Annullato')).not.toBeInTheDocument());
  expect(gateway.requests.at(-1)?.body ?? {}).toEqual({ revert: true });
  expect(within(sheet).getByRole('button', { name: 'Annulla lo spettacolo' })).toBeEnabled();
});

test('S-10 what a cancelled show still has of tickets can be ended by another press', async () => {
  await openShow(closed);
  expect(await button('Annulla lo spettacolo')).toBeEnabled();
});
