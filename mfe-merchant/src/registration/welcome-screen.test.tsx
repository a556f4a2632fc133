import { screen, waitFor } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  failOffline,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

setUpEventSources();

const open = (
  path: string,
  ...replies: NonNullable<Parameters<typeof show>[0]>['replies'] & object
) => show({ path, replies: [mine(bakery()), ...replies] });

test('MER-009 MER-010 a new merchant is welcomed with two steps; the first opens the poster', async () => {
  const merchant = bakery(undefined, { id: 31, name: 'Forno Aurora', isVerified: false });
  const shown = open('/welcome/31', reply(merchantCall, merchant));
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
  expect(shown.gateway.requests.map(({ path }) => path)).toContain('/private/merchants/31');
  expect(screen.getByText('Non ancora nell’elenco pubblico')).toBeVisible();
  expect(await axeViolations(shown.container)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Gestisci la coda' })).toHaveAttribute(
    'href',
    '/manage-merchant',
  );
  await shown.user.click(screen.getByRole('button', { name: 'Stampa il codice QR' }));
  expect(await screen.findByRole('article', { name: 'Forno Aurora' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stampa o salva in PDF' })).toBeVisible();
});

test('MER-009 IDN-036 the subtitle fits a second place, and one whose hours are missing', async () => {
  const second = bakery(undefined, { id: 31, name: 'Forno Bis', openings: [] });
  open('/welcome/31', reply(merchantCall, second));
  expect(
    await screen.findByText('La tua attività è su Turno. Ecco che cosa resta da fare.'),
  ).toBeVisible();
  expect(screen.getByText('Mancano gli orari di apertura')).toBeVisible();
});

test('MER-010 a merchant without queues has nothing to manage yet', async () => {
  open('/welcome/31', reply(merchantCall, buildMerchant({ id: 31, queues: [] })));
  expect(await screen.findByRole('button', { name: 'Stampa il codice QR' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gestisci la coda' })).toBeNull();
});

test.each([
  ['that is no number', '/welcome/x', []],
  ['of nothing', '/welcome/31', [refuse(merchantCall, 'merchant_not_found')]],
  ['of another manager', '/welcome/31', [refuse(merchantCall, 'forbidden')]],
  ['that has closed for good', '/welcome/31', [refuse(merchantCall, 'merchant_closed_for_good')]],
])('MER-009 X-20 an id %s leads to the root', async (_, path, replies) => {
  const shown = open(path, ...replies);
  await waitFor(() => expect(shown.address()).toBe('/manage-merchant'));
});

test('MER-009 without a network the page offers another try', async () => {
  const shown = open('/welcome/31', failOffline(merchantCall));
  await screen.findByRole('alert');
  shown.gateway.answer(reply(merchantCall, bakery(undefined, { id: 31, name: 'Forno Aurora' })));
  await shown.user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
});
