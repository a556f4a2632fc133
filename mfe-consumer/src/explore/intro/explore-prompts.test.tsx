import { screen, waitFor } from '@testing-library/react';
import {
  categoriesCall,
  franchisingCall,
  listMerchantsCall,
  parentCategoriesCall,
} from '@turno/shared-types';
import { axeViolations, buildMerchant, buildSession, reply } from '@turno/shared-ui/test';
import { show } from '../../../test/show.tsx';

const shops = { id: 1, name: 'Negozi', maxActiveTicketsPerUser: 3 };
const parks = { id: 9, name: 'Giardini', maxActiveTicketsPerUser: null };
const replies = [
  reply(listMerchantsCall, [buildMerchant()]),
  reply(parentCategoriesCall, [shops]),
  reply(categoriesCall, [shops, parks]),
];
const brand = (id: number) =>
  reply(franchisingCall, {
    id,
    name: 'Mercati',
    logoUrl: null,
    ticketsExpireIn: null,
    brandColour: null,
  });
const ownPlace = () => screen.queryByRole('link', { name: 'Aggiungi la tua attività' });
const listed = () => screen.findByRole('link', { name: /Forno/ });

test.each([
  ['a visitor', null],
  ['a guest', 'ROLE_GUEST' as const],
  ['a user', 'ROLE_USER' as const],
])('CON-002: %s is invited to add their business', async (_, role) => {
  show('/', { replies, ...(role ? { session: buildSession({ roles: [role] }) } : {}) });
  await listed();
  expect(ownPlace()).toHaveAttribute('href', `${window.location.origin}/add-merchant`);
});

test('CON-002: a merchant is not asked to add a place', async () => {
  show('/', { replies, session: buildSession({ roles: ['ROLE_MERCHANT'] }) });
  await listed();
  expect(ownPlace()).toBeNull();
});

test('CON-002: a page that does not know the product’s site has no prompt', async () => {
  show('/', { replies, props: { siteBase: '' } });
  await listed();
  expect(ownPlace()).toBeNull();
});

test('CON-002: a franchising’s page has no prompt', async () => {
  show('/', { replies: [...replies, brand(4)], props: { franchiseId: 4 } });
  await screen.findByRole('heading', { name: 'Le code di Mercati' });
  expect(ownPlace()).toBeNull();
  expect(screen.queryByText(/Precedenza/)).toBeNull();
});

test('CON-018: the first franchising has a banner of priority', async () => {
  show('/', { replies: [...replies, brand(1)], props: { franchiseId: 1 } });
  expect(await screen.findByText(/Precedenza ai clienti di Mercati/)).toBeVisible();
});

test('CON-018, G-35: a franchising goes by the name it is given', async () => {
  const props = { franchiseId: 2, franchisingOverrides: { 2: { name: 'Lunaria' } } };
  show('/', { replies: [...replies, brand(2)], props });
  expect(await screen.findByRole('heading', { name: 'Le code di Lunaria' })).toBeVisible();
});

test('CON-014, X-07: categories are suggested from the third character, and a chosen one replaces the text', async () => {
  const { user, gateway, container } = show('/', { replies });
  await listed();
  const box = screen.getByRole('searchbox');
  const asked = () => gateway.requests.filter(({ path }) => path === '/public/categories');
  await user.type(box, 'gi');
  expect(asked()).toEqual([]);
  await user.type(box, 'a');
  const suggestion = await screen.findByRole('button', { name: 'Solo Giardini' });
  expect(asked()).toHaveLength(1);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(suggestion);
  expect(await screen.findByRole('radio', { name: 'Giardini' })).toBeChecked();
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  await waitFor(() =>
    expect(gateway.requests.findLast(({ path }) => path === '/public/merchants')?.query).toEqual(
      expect.objectContaining({ parent_category_id: '9' }),
    ),
  );
});

test('CON-001: how it works promises no single tap: taking a number asks how many come', async () => {
  show('/', { replies });
  const section = await screen.findByRole('region', { name: 'Come funziona' });
  expect(section).toHaveTextContent('Bastano pochi tocchi, anche senza account.');
});
