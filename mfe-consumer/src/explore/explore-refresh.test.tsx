import { act, screen } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue, failOffline, reply } from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';

const bakeryWith = (paxAhead: number) =>
  buildMerchant({
    logoUrl: '/logo.svg',
    queues: [buildQueue({ queue_daily_counters: [buildCounter({ paxAhead })] })],
  });

test('CON-012: the list is refetched every thirty seconds and shows what changed', async () => {
  const { gateway } = show('/', {
    replies: [reply(listMerchantsCall, [bakeryWith(3)]), reply(parentCategoriesCall, [])],
  });
  expect(await screen.findByText('3 persone in coda')).toBeVisible();
  const lists = () => gateway.requests.filter(({ path }) => path === '/public/merchants').length;
  gateway.answer(reply(listMerchantsCall, [bakeryWith(4)]));
  const before = lists();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(lists()).toBe(before);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(lists()).toBe(before + 1);
  expect(await screen.findByText('4 persone in coda')).toBeVisible();
});

test('CON-012 S-18 a list that no answer came to is fetched sooner, and stays on the page once it came', async () => {
  const { gateway } = show('/', {
    replies: [failOffline(listMerchantsCall), failOffline(parentCategoriesCall)],
  });
  expect(await screen.findByRole('button', { name: 'Riprova' }, { timeout: 20_000 })).toBeVisible();
  gateway.answer(reply(listMerchantsCall, [bakeryWith(3)]));
  gateway.answer(
    reply(parentCategoriesCall, [{ id: 1, name: 'Negozi', maxActiveTicketsPerUser: 3 }]),
  );
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText('3 persone in coda')).toBeVisible();
  expect(screen.getByText('Negozi')).toBeVisible();
});

test('CON-005: a card has the logo, which adds nothing to the name that is read out', async () => {
  show('/', {
    replies: [reply(listMerchantsCall, [bakeryWith(0)]), reply(parentCategoriesCall, [])],
  });
  const card = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(card.querySelector('img')).toHaveAttribute('src', '/logo.svg');
  expect(card.querySelector('img')).toHaveAttribute('alt', '');
  expect(card).toHaveTextContent('Nessuno in coda');
});
