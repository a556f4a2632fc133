import { act, screen, waitFor } from '@testing-library/react';
import type { Franchising, RemoteProps } from '@turno/shared-types';
import { memoryStorage } from '@turno/shared-ui/test';
import { plainRemote, renderShell } from '../../test/render-shell.tsx';
import { createBrandStore } from './brand-store.ts';

const MARKETS: Franchising = {
  id: 4,
  name: 'Mercati Riuniti',
  logoUrl: 'data:image/svg+xml,<svg/>',
  ticketsExpireIn: null,
  brandColour: '#e4002b',
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const storeOf = (
  franchiseId: number | null,
  load: () => Promise<Franchising>,
  storage = memoryStorage(),
) => createBrandStore({ franchiseId, overrides: {}, storage, load });

test('CON-017: a franchise’s name, logo and colour are on every page, and its colour reaches the remotes', async () => {
  renderShell({
    path: '/help',
    config: { franchiseId: 4 },
    brand: storeOf(4, () => Promise.resolve(MARKETS)),
  });
  const home = await screen.findByRole('link', { name: 'Mercati Riuniti, pagina iniziale' });
  expect(home.querySelector('img')).toHaveAttribute('src', MARKETS.logoUrl);
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--turno-brand-fill')).toBe('#e4002b'),
  );
});

test('CON-017: the remotes receive the colour; one that the operator configured wins', async () => {
  const seen: (string | null)[] = [];
  const open = (brandColour: string | null) =>
    renderShell({
      path: '/',
      config: { franchiseId: 4, theme: { mode: 'system', brandColour } },
      brand: storeOf(4, () => Promise.resolve(MARKETS)),
      importRemote: async (name) =>
        plainRemote(name, ({ theme }: RemoteProps) => void seen.push(theme.brandColour)),
    });
  const first = open(null);
  await waitFor(() => expect(seen.at(-1)).toBe('#e4002b'));
  first.unmount();
  open('#0057b8');
  await waitFor(() => expect(seen.at(-1)).toBe('#0057b8'));
});

test('CON-017: the next visit begins with the brand, also without an answer', async () => {
  const storage = memoryStorage();
  const first = storeOf(4, () => Promise.resolve(MARKETS), storage);
  await act(async () => undefined);
  expect(first.read()).toMatchObject({ name: 'Mercati Riuniti', colour: '#e4002b' });
  const away = () => Promise.reject(new Error('Failed to fetch'));
  expect(storeOf(4, away, storage).read()).toMatchObject({ name: 'Mercati Riuniti' });
  expect(storeOf(2, away, storage).read()).toBeNull();
  expect(storeOf(null, away, storage).read()).toBeNull();
});

test('CON-017: until a franchise’s brand is known, its site shows nobody’s mark', async () => {
  const never = storeOf(4, () => new Promise(() => undefined));
  renderShell({ path: '/help', config: { franchiseId: 4 }, brand: never });
  const home = await screen.findByRole('link', { name: /pagina iniziale$/ });
  expect(home).toBeEmptyDOMElement();
});
