import { act, screen, waitFor } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import { buildMerchant } from '@turno/shared-types/test-data';
import { send } from '@turno/shared-ui/http';
import { atomWithQuery } from '@turno/shared-ui/query';
import { failOffline, passTime, renderScreen, reply, setVisibility } from '@turno/shared-ui/test';
import { useAtomValue } from 'jotai';
import { httpAtom } from './index.ts';

const params = { scope: 'public', merchantId: 7 } as const;
const queryAtom = atomWithQuery((get) => ({
  queryKey: ['place'],
  queryFn: () => send(get(httpAtom), merchantCall, { params }),
}));

function Place() {
  return <p>{useAtomValue(queryAtom).data?.name ?? 'Nessuno'}</p>;
}

const named = (name: string) => reply(merchantCall, buildMerchant({ id: 7, name }));
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

test('S-18 what a page shows is read again as soon as the browser has a network', async () => {
  const { gateway, unmount } = renderScreen(<Place />, { replies: [named('Forno')] });
  expect(await screen.findByText('Forno')).toBeVisible();
  await passTime(2_000);
  gateway.answer(named('Forno Aurora'));
  comeBack();
  expect(await screen.findByText('Forno Aurora')).toBeVisible();
  const asked = gateway.requests.length;
  unmount();
  comeBack();
  await passTime(2_000);
  expect(gateway.requests).toHaveLength(asked);
});

test('S-18 what could not be read is read then too, before its next attempt is due', async () => {
  const { gateway } = renderScreen(<Place />, { replies: [failOffline(merchantCall)] });
  await waitFor(() => expect(gateway.requests.length).toBeGreaterThan(0));
  await passTime(5_000);
  gateway.answer(named('Forno'));
  comeBack();
  await passTime(100);
  expect(screen.getByText('Forno')).toBeVisible();
});

test.each([
  ['looks at the page again', () => setVisibility('visible')],
  ['returns to its window', () => window.dispatchEvent(new Event('focus'))],
])('S-18 whoever %s sees what has changed meanwhile', async (_, look) => {
  const { gateway, unmount } = renderScreen(<Place />, { replies: [named('Forno')] });
  expect(await screen.findByText('Forno')).toBeVisible();
  await passTime(2_000);
  gateway.answer(named('Forno Aurora'));
  act(() => void look());
  expect(await screen.findByText('Forno Aurora')).toBeVisible();
  expect(gateway.requests).toHaveLength(2);
  unmount();
  await passTime(2_000);
  act(() => void look());
  expect(gateway.requests).toHaveLength(2);
});

test('S-18 a page that nobody looks at is not read again', async () => {
  const { gateway } = renderScreen(<Place />, { replies: [named('Forno')] });
  expect(await screen.findByText('Forno')).toBeVisible();
  await passTime(2_000);
  act(() => setVisibility('hidden'));
  await passTime(2_000);
  expect(gateway.requests).toHaveLength(1);
  act(() => setVisibility('visible'));
  await passTime(100);
  expect(gateway.requests).toHaveLength(2);
});
