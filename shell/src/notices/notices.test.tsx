import { act, screen } from '@testing-library/react';
import { buildSession, buildTicket } from '@turno/shared-types/test-data';
import { newUser } from '@turno/shared-ui/test';
import { renderShell } from '../../test/render-shell.tsx';
import { looksPrivate } from './notices.tsx';

const GUEST = buildSession({ roles: ['ROLE_GUEST'] });

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
});

function setQuota(quota: number) {
  const storage = { estimate: () => Promise.resolve({ quota }) };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

test('SHL-028 a private window shows a warning after the page, and the person can turn it off', async () => {
  setQuota(100_000_000);
  renderShell({ path: '/terms' });
  expect(await screen.findByText(/Sembra una finestra privata/)).toBeVisible();
  await newUser().click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(screen.queryByText(/finestra privata/)).not.toBeInTheDocument();
});

test('CON-016 the browser’s own offer waits for the first ticket, and a closed one is remembered', async () => {
  setQuota(900_000_000);
  const { host } = renderShell({ path: '/terms', session: GUEST });
  const prompt = jest.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  // The ticket may be older than the notices, which wait for the page.
  act(() => host.heldTickets.replace([buildTicket()]));
  expect(await screen.findByText(/aggiungilo alla schermata iniziale/)).toBeVisible();
  await newUser().click(screen.getByRole('button', { name: 'Aggiungi' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/schermata iniziale/)).not.toBeInTheDocument();
  expect(host.storage.getItem('turno.install-closed')).toMatch(/^\d{4}-/);
});

test.each([
  { quota: 119_999_999, isPrivate: true },
  { quota: 120_000_000, isPrivate: false },
  { quota: 0, isPrivate: true },
  { quota: undefined, isPrivate: false },
])('SHL-028 CST-020 a quota of $quota bytes looks private: $isPrivate', async (row) => {
  const estimate = () => Promise.resolve(row.quota === undefined ? {} : { quota: row.quota });
  expect(await looksPrivate({ estimate })).toBe(row.isPrivate);
});

test('SHL-028 a browser that does not reveal its mode shows no warning', async () => {
  expect(await looksPrivate(undefined)).toBe(false);
  expect(await looksPrivate({ estimate: () => Promise.reject(new Error('denied')) })).toBe(false);
});
