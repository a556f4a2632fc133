import { screen, within } from '@testing-library/react';
import type { StaffRole } from '@turno/shared-types';
import {
  franchisingPassTypesCall,
  merchantPassTypesCall,
  type PassTypeWithPolicy,
} from '@turno/shared-types/passes';
import {
  axeViolations,
  buildMerchant,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { buildType } from '../../test/pass-types.ts';
import { mine, show } from '../../test/show.tsx';

setUpEventSources();

const CHAIN = { id: 3, name: 'Parchi', logoUrl: null, ticketsExpireIn: null, brandColour: null };
const inChain = { franchisingId: 3, franchising: CHAIN };
const HOURS = [1, 2].map((dayOfWeek) => ({ dayOfWeek, start: '09:00', end: '13:00', date: null }));
const FULL = buildType({
  policy: {
    limits: [
      { maxUses: 3, period: 'day', within: 'everywhere' },
      { maxUses: 1, period: 'validity', within: 'ride' },
    ],
    pause: { seconds: 900, within: 'gate' },
    hours: HOURS,
  },
});

function open(
  types: PassTypeWithPolicy[],
  { change = {}, replies = [] as ReturnType<typeof reply>[] } = {},
) {
  const merchant = mine(buildMerchant(change));
  return show({
    path: '/pass-types',
    replies: [merchant, reply(merchantPassTypesCall, types), ...replies],
  });
}

test('PAS-004 the types of the merchant lead to their editor, each with what it allows', async () => {
  const { container } = open([FULL]);
  const row = await screen.findByRole('link', { name: /^Carnevale/ });
  expect(row).toHaveAttribute('href', '/pass-types/9');
  expect(row).toHaveTextContent(
    'Fast Track · 3 volte al giorno · Una volta in totale, per ogni coda · 15 minuti tra un uso e il successivo, per ogni ingresso · Lunedì, Martedì: 09:00–13:00',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('PAS-004 types of others are shown, with who changes them, and lead nowhere', async () => {
  const shared = buildType({
    name: 'Cinque parchi',
    merchants: [
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ],
  });
  open([shared]);
  const others = within(await screen.findByRole('region', { name: 'Tipi decisi da altri' }));
  expect(others.getByText('Cinque parchi')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Cinque parchi/ })).toBeNull();
});

test('S-07 who is of the team of the franchising chooses for whom a new type is, and changes its types', async () => {
  const ofChain = buildType({ id: 12, name: 'Di gruppo', franchisingId: 3, merchants: [] });
  const { user, address } = open([], {
    change: inChain,
    replies: [reply(franchisingPassTypesCall, [ofChain])],
  });
  expect(await screen.findByRole('link', { name: /^Di gruppo/ })).toHaveTextContent(
    'Gruppo Parchi',
  );
  await user.click(screen.getByRole('button', { name: 'Nuovo tipo di pass' }));
  await user.click(await screen.findByRole('button', { name: 'Gruppo Parchi' }));
  expect(address()).toBe('/pass-types/0?of=group');
});

test('S-07 other managers of its merchants see the types of the franchising, and make their own', async () => {
  const ofChain = buildType({ id: 12, name: 'Di gruppo', franchisingId: 3 });
  const { user, address } = open([ofChain], {
    change: inChain,
    replies: [refuse(franchisingPassTypesCall, 'franchise_email_required')],
  });
  expect(await screen.findByText('Di gruppo')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Di gruppo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Nuovo tipo di pass' }));
  expect(address()).toBe('/pass-types/0');
});

test('S-07 a type of another franchising than the team’s is not offered for changes', async () => {
  const foreign = buildType({ id: 12, name: 'Di altri', franchisingId: 4 });
  open([foreign], { change: inChain, replies: [reply(franchisingPassTypesCall, [])] });
  const others = within(await screen.findByRole('region', { name: 'Tipi decisi da altri' }));
  expect(others.getByText('Di altri')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Di altri/ })).toBeNull();
});

test('S-08 a desk reads that the page is not for that role', async () => {
  open([], { change: { staffRole: 'desk' as StaffRole } });
  const title = 'Questa pagina non è per il tuo ruolo';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('PAS-004 without a type of its own, the page has one thing to press, below what it says', async () => {
  open([]);
  const words = (await screen.findByText('Ancora nessun tipo di pass')).parentElement;
  expect(words).toContainElement(screen.getByRole('button', { name: 'Nuovo tipo di pass' }));
});
