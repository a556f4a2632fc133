import { screen, waitFor } from '@testing-library/react';
import { merchantByVanityCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  failOffline,
  neverAnswer,
  refuse,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

const free = buildQueue({ id: 12, name: 'Ingresso', listOnly: true });
const other = buildQueue({ id: 13, name: 'Cortile', listOnly: true });
const merchant = buildMerchant({ queues: [free, other] });
const open = (path = '/free-access/forno-aurora', shown = merchant) =>
  show(path, { replies: merchantReplies(shown) });

test('CON-042: the merchant, the queue’s name, no number, and another scan', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Ingresso' })).toBeVisible();
  expect(screen.getByText(/non serve il biglietto/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nuova scansione' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /numero/ })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-042: the queue of the address is shown', async () => {
  open('/free-access/forno-aurora/13');
  expect(await screen.findByRole('heading', { level: 2, name: 'Cortile' })).toBeVisible();
});

test('CON-042: without a queue, or without the merchant, it leads home', async () => {
  const empty = open('/free-access/forno-aurora', buildMerchant({ queues: [] }));
  await waitFor(() => expect(empty.address()).toBe('/'));
  empty.unmount();
  const unknownMerchant = show('/free-access/nobody', {
    replies: [refuse(merchantByVanityCall, 'merchant_not_found')],
  });
  await waitFor(() => expect(unknownMerchant.address()).toBe('/'));
});

test('CON-042 while it is closed it does not ask people in', async () => {
  const shut = { ...free, queue_daily_counters: [buildCounter({ closed: true })] };
  open('/free-access/forno-aurora', buildMerchant({ queues: [shut] }));
  expect(await screen.findByText(/Negli orari di apertura/)).toBeVisible();
  expect(screen.queryByText(/presentati quando vuoi/)).not.toBeInTheDocument();
});

test('CON-042 a queue that gives numbers leads to where they are taken', async () => {
  const { address } = open('/free-access/forno-aurora', buildMerchant());
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
});

test('a page on its way, and one that does not come', async () => {
  const first = show('/free-access/forno-aurora', { replies: [neverAnswer(merchantByVanityCall)] });
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
  first.unmount();
  show('/free-access/forno-aurora', { replies: [failOffline(merchantByVanityCall)] });
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
});
