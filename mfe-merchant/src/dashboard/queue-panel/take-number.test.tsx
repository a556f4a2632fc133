import { screen, waitFor, within } from '@testing-library/react';
import { lineUpCall, type Queue } from '@turno/shared-types';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import {
  axeViolations,
  buildMerchant,
  buildQueue,
  buildTicket,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { busyCounter, callButton, mine, show } from '../../../test/show.tsx';

setUpEventSources();

const merchantWith = (change: Partial<Queue>, counter = busyCounter()) =>
  mine(buildMerchant({ queues: [buildQueue({ queue_daily_counters: [counter], ...change })] }));
const taken = reply(lineUpCall, buildTicket({ ticketValue: 'FO11', counter: 11 }));
const takeButton = () => screen.findByRole('button', { name: 'Prendi un numero' });
const lineUps = ({ gateway }: ReturnType<typeof show>) =>
  gateway.requests.filter(({ path }) => path.endsWith('/lineup'));

test('MER-018 X-12 the manager takes a number in the private scope and reads it', async () => {
  const shown = show({ replies: [merchantWith({ maxPax: 1 }), taken] });
  await shown.user.click(await takeButton());
  expect(await screen.findByText(/Numero preso: FO11/)).toBeVisible();
  expect(lineUps(shown)[0]).toMatchObject({
    path: '/private/merchants/7/queues/11/lineup',
    body: { paxCount: 1 },
  });
  expect(await axeViolations(shown.container)).toEqual([]);
});

test.each([
  { name: 'the number', answer: taken, says: /Numero preso: FO11/ },
  { name: 'why there is none', answer: refuse(lineUpCall, 'queue_closed'), says: /chiusa/ },
])('MER-018 $name scrolls into sight from behind the call button', async ({ answer, says }) => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const shown = show({ replies: [merchantWith({ maxPax: 1 }), answer] });
  await takeButton();
  expect(scrolled).not.toHaveBeenCalled();
  await shown.user.click(await takeButton());
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(says);
  scrolled.mockRestore();
});

test('MER-018 a queue for parties asks for how many', async () => {
  const shown = show({ replies: [merchantWith({ maxPax: 6 }), taken] });
  await shown.user.click(await takeButton());
  const sheet = await screen.findByRole('dialog', { name: 'Per quante persone?' });
  await shown.user.click(within(sheet).getByRole('radio', { name: /^4/ }));
  await shown.user.click(within(sheet).getByRole('button', { name: 'Prendi un numero' }));
  expect(await screen.findByText(/Numero preso: FO11/)).toBeVisible();
  expect(lineUps(shown)[0]?.body).toEqual({ paxCount: 4 });
});

test('MER-018 an API error says why no number was taken', async () => {
  const shown = show({
    replies: [merchantWith({ maxPax: 1 }), refuse(lineUpCall, 'queue_closed')],
  });
  await shown.user.click(await takeButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(async () => expect(await takeButton()).toBeEnabled());
});

test.each([
  { name: 'for passes', change: { passMode: 'specific' as const } },
  { name: 'that is closed', change: {}, counter: busyCounter({ closed: true }) },
  { name: 'that is paused', change: {}, counter: busyCounter({ paused: true }) },
])('X-28 a queue $name has no such button', async ({ change, counter }) => {
  show({ replies: [merchantWith(change, counter)] });
  await callButton();
  expect(screen.getByRole('link', { name: 'Tutti i biglietti' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prendi un numero' })).not.toBeInTheDocument();
});

test('MER-017 MER-031 a multi-queue leads to its tickets, to a new customer and to its editor', async () => {
  const child = buildQueue({ id: 31, parentQueueId: 11, queue_daily_counters: [busyCounter()] });
  show({ replies: [merchantWith({ multiQueue: true, childQueues: [child] })] });
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Tutti i biglietti')).toBe('/queue-tickets/11');
  expect(await hrefOf('Aggiungi un cliente')).toBe('/add-customer/7/11');
  expect(await hrefOf('Modifica la coda')).toBe('/manage-queue/11');
});

test('MER-031 a host hides what closes and changes a queue', async () => {
  const flags = { ...DEFAULT_FLAGS, showCloseQueue: false, showEditCapacity: false };
  show({ replies: [merchantWith({})], props: { flags } });
  await callButton();
  expect(screen.queryByRole('button', { name: 'Chiudi la coda' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Modifica la coda' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Metti in pausa' })).toBeEnabled();
});
