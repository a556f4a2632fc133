import { act, screen, waitFor, within } from '@testing-library/react';
import type { Merchant } from '@turno/shared-types';
import { axeViolations, type ScreenOptions, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../../test/show.tsx';
import { PAGE_PERMISSIONS } from './page-access.ts';

const live = setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

const closed = bakery(undefined, { closedAt: '2026-11-20T10:00:00.000Z', queues: [] });
const other = bakery(undefined, { id: 77, name: 'Libreria Levante' });
const ENDED = 'Questa attività ha chiuso definitivamente';
const LEFT = 'Non fai più parte di questa attività';
const announce = () => {
  act(() => live.streams.at(-1)?.open());
  act(() => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId: bakery().id }));
};
/** Opens the settings; a colleague then changes which merchants the account has. */
const change = (...merchants: Merchant[]) => changeTo(merchants, [bakery(), other]);
async function changeTo(
  merchants: readonly Merchant[],
  before: readonly Merchant[],
  props: ScreenOptions['props'] = {},
) {
  const shown = show({ path: '/merchant-settings', replies: [mine(...before)], props });
  await screen.findByRole('heading', { name: 'Impostazioni' });
  shown.gateway.answer(mine(...merchants));
  announce();
  return shown;
}

test.each(Object.keys(PAGE_PERMISSIONS))(
  'S-08 the page %s of a merchant that closed for good says so',
  async (route) => {
    show({ path: route.replaceAll(/:\w+\??/g, '7'), replies: [mine(closed)] });
    expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
    expect(screen.getByText(/È chiusa dal 20\/11\/2026/)).toBeVisible();
    expect(screen.getByText(/non sono collegate altre attività/)).toBeVisible();
  },
);

test('S-08 a merchant that closes for good while its page is open leads to another one', async () => {
  const { user, container } = await change(closed, other);
  expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continua con Libreria Levante' }));
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Attività' })).toHaveDisplayValue('Libreria Levante');
});

test('S-08 MER-013 where staff choose a merchant, those that closed for good come last and say so', async () => {
  show({
    path: '/merchant-settings',
    replies: [mine(closed, other, bakery(undefined, { id: 78, name: 'Bar' }))],
  });
  const go = await screen.findByRole('button', { name: 'Continua con Libreria Levante' });
  act(() => go.click());
  const switcher = await screen.findByRole('combobox', { name: 'Attività' });
  const names = within(switcher)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names).toEqual(['Libreria Levante', 'Bar', 'Forno Aurora (chiusa definitivamente)']);
});

test('S-08 who is removed while a page is open reads it, and chooses to go on with another merchant', async () => {
  const { user, container } = await change(other);
  expect(await screen.findByRole('heading', { name: LEFT })).toBeVisible();
  expect(screen.getByText(/Non lavori più per Forno Aurora/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continua con Libreria Levante' }));
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
});

test('S-08 who is removed and has no other merchant reads it, and may register one', async () => {
  await change();
  expect(await screen.findByRole('heading', { name: LEFT })).toBeVisible();
  expect(screen.getByText(/non sono collegate altre attività/)).toBeVisible();
  const register = screen.getByRole('link', { name: 'Registra la tua attività' });
  expect(register).toHaveAttribute('href', '/add-merchant');
});

const ofFranchise = [bakery, () => other].map((made) => ({ ...made(), franchisingId: 4 }));
const [moving = bakery(), staying = other] = ofFranchise;
const PUBLIC = 'https://www.turno.example';
const SITE = { franchiseId: 4, publicSiteUrl: PUBLIC };
const MOVED = 'Questa attività è passata a un altro sito';
test.each([
  ['joins another franchise', 7],
  ['leaves the franchise', null],
])(
  'SHL-017 S-07 staff of a merchant that %s while its page is open read where it is managed',
  async (_, franchisingId) => {
    const { user, container } = await changeTo(
      [{ ...moving, franchisingId }, staying],
      ofFranchise,
      SITE,
    );
    expect(await screen.findByRole('heading', { name: MOVED })).toBeVisible();
    expect(screen.getByText(/^Forno Aurora non fa più parte di questo sito/)).toBeVisible();
    expect(screen.queryByText(/Non lavori più/)).not.toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
    const link = screen.getByRole('link', { name: 'Vai al sito pubblico' });
    expect(link).toHaveAttribute('href', PUBLIC);
    await user.click(screen.getByRole('button', { name: 'Continua con Libreria Levante' }));
    expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  },
);

test.each([
  ['moves', [{ ...moving, franchisingId: null }], MOVED],
  ['is lost', [{ ...staying, franchisingId: null }], LEFT],
] as const)(
  'SHL-017 where the only merchant of this site %s, the page names the site that has the others',
  async (_, after, heading) => {
    await changeTo(after, [moving], SITE);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al sito pubblico' })).toBeVisible();
    expect(screen.queryByText(/non sono collegate altre attività/)).not.toBeInTheDocument();
  },
);

test('S-08 a page notices without a stream too', async () => {
  const { gateway } = show({ path: '/merchant-figures', replies: [mine(bakery())] });
  await screen.findByRole('heading', { name: 'Andamento' });
  gateway.answer(mine(closed));
  await waitFor(() => expect(screen.getByRole('heading', { name: ENDED })).toBeVisible(), {
    timeout: 10_000,
  });
});

test('MER-013 another merchant that a person chooses is no loss', async () => {
  const { user } = show({ path: '/merchant-settings', replies: [mine(bakery(), other)] });
  const switcher = await screen.findByRole('combobox', { name: 'Attività' });
  await user.selectOptions(switcher, 'Libreria Levante');
  expect(await screen.findByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: LEFT })).not.toBeInTheDocument();
});
