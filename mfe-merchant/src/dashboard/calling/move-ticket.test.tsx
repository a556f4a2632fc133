import { screen, within } from '@testing-library/react';
import { queueTicketsCall } from '@turno/shared-types';
import { moveTicketCall } from '@turno/shared-types/called-tickets';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { callOfFo7, FO7 } from '../../../test/called-tickets.ts';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

setUpEventSources();

const SERVED = callOfFo7();
const counter = busyCounter({ latestCalls: [SERVED] });
const queueOf = (id: number, name: string, change = {}) =>
  buildQueue({ id, name, queue_daily_counters: [buildCounter({ id: id * 10, ...change })] });
const merchant = buildMerchant({
  queues: [
    buildQueue({ queue_daily_counters: [counter] }),
    queueOf(12, 'Ritiro'),
    queueOf(13, 'Chiusa', { closed: true }),
    buildQueue({ id: 14, name: 'Fast Track', passMode: 'specific' }),
  ],
});
const movedTo = {
  queueId: 12,
  queueName: 'Ritiro',
  queueDailyCounterId: 120,
  counter: 4,
  ticketValue: '4',
};
const done = {
  counter: busyCounter({ latestCalls: [{ ...SERVED, ended: true }] }),
  ticket: FO7,
  movedTo,
};

test('S-21 the ticket that is served is moved to one of the queues that take numbers', async () => {
  const shown = show({ replies: [mine(merchant), reply(moveTicketCall, done)] });
  await callButton();
  await shown.user.click(screen.getByRole('button', { name: 'Sposta in un’altra coda' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sposta FO7 in un’altra coda' });
  expect(within(dialog).queryByRole('button', { name: 'Chiusa' })).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Fast Track' })).not.toBeInTheDocument();
  expect(await axeViolations(dialog)).toEqual([]);
  await shown.user.click(within(dialog).getByRole('button', { name: 'Ritiro' }));
  expect((await screen.findAllByText('Il numero FO7 ora è 4 in Ritiro')).length).toBeGreaterThan(0);
  const sent = shown.gateway.requests.filter(({ path }) => path.endsWith('7/move'));
  expect(sent.map(({ body }) => body)).toEqual([{ queueId: 12 }]);
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
});

test('S-21 who waits is listed, and a number of the list is moved; an error says why it stays', async () => {
  const waiting = buildTicket({ ticketValue: 'FO9', counter: 9, displayName: 'Rossi' });
  const shown = show({
    replies: [
      mine(merchant),
      reply(queueTicketsCall, [waiting]),
      refuse(moveTicketCall, 'already_in_queue'),
    ],
  });
  await callButton();
  const list = screen.getByRole('region', { name: 'Chi aspetta' });
  expect(await within(list).findByText('Rossi')).toBeVisible();
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(within(list).getByRole('button', { name: 'Sposta FO9' }));
  const target = await screen.findByRole('button', { name: 'Ritiro' });
  expect(target).toHaveFocus();
  await shown.user.click(target);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(shown.gateway.requests.filter(({ path }) => path.endsWith('9/move'))).toHaveLength(1);
});

test('S-21 a merchant with one queue has nothing to move to', async () => {
  show({ replies: [mine(bakery(counter))] });
  await callButton();
  expect(screen.getByRole('button', { name: 'Ripeti la chiamata' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Sposta/ })).not.toBeInTheDocument();
});
