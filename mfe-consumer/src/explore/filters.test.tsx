import { screen, waitFor } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { buildMerchant, passTime, reply } from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';
import { filtersIn, withFilters } from './filters.ts';

const replies = [
  reply(listMerchantsCall, [buildMerchant()]),
  reply(parentCategoriesCall, [{ id: 1, name: 'Negozi', maxActiveTicketsPerUser: 3 }]),
];
const getCurrentPosition = jest.fn();

function positionIs(state: PermissionState) {
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state }) },
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}
afterEach(() => {
  getCurrentPosition.mockReset();
  Reflect.deleteProperty(navigator, 'permissions');
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('CON-012, CON-013: text and category are in the address', async () => {
  const { user, address } = show('/', { replies });
  await user.type(screen.getByRole('searchbox'), 'forno{Enter}');
  await waitFor(() => expect(address()).toBe('/?q=forno'));
  await user.click(await screen.findByRole('radio', { name: 'Negozi' }));
  await waitFor(() => expect(address()).toBe('/?q=forno&category=1'));
  await user.click(screen.getByRole('radio', { name: 'Tutte' }));
  await waitFor(() => expect(address()).toBe('/?q=forno'));
});

test('CON-005: a card that is pressed before the half second of the search opens, and stays open', async () => {
  const { user, address } = show('/', { replies: [...replies, ...merchantReplies()] });
  const card = await screen.findByRole('link', { name: /Forno Aurora/ });
  await user.fill(screen.getByRole('searchbox'), 'forno');
  await user.click(card);
  await passTime(SEARCH_DEBOUNCE_MS);
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  await screen.findByRole('button', { name: /Prendi/ });
  expect(address()).toBe('/take-number/7/11');
});

test('CON-012, CON-013: a reload, or the way back, finds the same list', async () => {
  const { gateway } = show('/?q=forno&category=1', { replies });
  expect(screen.getByRole('searchbox')).toHaveValue('forno');
  expect(await screen.findByRole('radio', { name: 'Negozi' })).toBeChecked();
  const lists = () => gateway.requests.filter(({ path }) => path === '/public/merchants');
  await waitFor(() => expect(lists()).not.toEqual([]));
  for (const { query } of lists()) {
    expect(query).toMatchObject({ q: 'forno', parent_category_id: '1' });
  }
});

test.each([
  { state: 'granted' as const, times: 1 },
  { state: 'prompt' as const, times: 0 },
])(
  'CON-003: an address with “near me” asks for the position $times times when it is $state',
  async (row) => {
    positionIs(row.state);
    show('/?near=1', { replies });
    await screen.findByRole('radio', { name: 'Negozi' });
    expect(getCurrentPosition).toHaveBeenCalledTimes(row.times);
  },
);

test.each([
  {
    query: 'category=-1&near=yes&q=%20%20',
    expected: { search: '', categoryId: null, isNear: false },
  },
  {
    query: `q=${'x'.repeat(500)}`,
    expected: { search: 'x'.repeat(80), categoryId: null, isNear: false },
  },
  { query: 'category=12&near=1&q=bar', expected: { search: 'bar', categoryId: 12, isNear: true } },
])('CON-012: the filters in $query', ({ query, expected }) => {
  expect(filtersIn(new URLSearchParams(query))).toEqual(expected);
});

test('other parameters of the address stay', () => {
  const filters = { search: '', categoryId: 3, isNear: false };
  expect(String(withFilters(new URLSearchParams('q=bar&x=1'), filters))).toBe('x=1&category=3');
});

test('CON-013: the search moves to the top when a keyboard opens on the screen, so that results show above it', async () => {
  const visible = Object.assign(new EventTarget(), { height: window.innerHeight });
  Reflect.set(window, 'visualViewport', visible);
  const scrollIntoView = jest.fn();
  Reflect.set(Element.prototype, 'scrollIntoView', scrollIntoView);
  const { user } = show('/', { replies });
  await user.click(screen.getByRole('searchbox'));
  expect(scrollIntoView).not.toHaveBeenCalled();
  visible.height = window.innerHeight / 2;
  visible.dispatchEvent(new Event('resize'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await user.tab();
  visible.dispatchEvent(new Event('resize'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'visualViewport');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
