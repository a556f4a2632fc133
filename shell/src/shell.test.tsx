import { act, screen, waitFor, within } from '@testing-library/react';
import type { RemoteProps } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { newUser } from '@turno/shared-ui/test';
import { plainRemote, renderShell } from '../test/render-shell.tsx';

const MERCHANT = buildSession({ roles: ['ROLE_MERCHANT'] });

beforeEach(() => {
  // Only the version check uses the network here.
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('SHL-012 the remote of the address is loaded and given what the host owes it', async () => {
  let props: RemoteProps | null = null;
  const { host } = renderShell({
    path: '/m/forno-aurora',
    config: { apiBase: 'https://api.test', clientKey: 'web' },
    importRemote: async (name) =>
      plainRemote(name, (given) => {
        props = given;
      }),
  });
  expect(await screen.findByRole('heading', { name: 'mfe-consumer' })).toBeVisible();
  expect(props).toMatchObject({ apiBase: 'https://api.test', clientKey: 'web', locale: 'it' });
  expect(props).toMatchObject({ session: host.session, basename: '', franchiseId: null });
  expect(props).toHaveProperty('franchisingOverrides', {});
});

test('SHL-012 a failed remote shows an error, leaves the header usable and recovers with a retry', async () => {
  let isUp = false;
  const { failures } = renderShell({
    path: '/',
    importRemote: (name) =>
      isUp ? Promise.resolve(plainRemote(name)) : Promise.reject(new Error('Failed to fetch')),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Errore');
  expect(screen.getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(failures.length).toBeGreaterThan(0);
  isUp = true;
  await newUser().click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'mfe-consumer' })).toBeVisible();
});

const broken = {
  Remote: () => {
    throw new Error('boom');
  },
};

test('SHL-012 a remote that throws is replaced by its previous version by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { failures } = renderShell({
    path: '/',
    importRemote: async (name, version) =>
      version.startsWith('0.1') ? plainRemote(`${name} before`) : broken,
  });
  expect(await screen.findByRole('heading', { name: 'mfe-consumer before' })).toBeVisible();
  expect(failures).toMatchObject([{ stage: 'render', message: 'boom' }]);
});

test('SHL-012 where both versions throw the page says so and waits for a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isMended = false;
  const { failures } = renderShell({
    path: '/',
    importRemote: async (name) => (isMended ? plainRemote(name) : broken),
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(failures).toHaveLength(2);
  isMended = true;
  await newUser().click(retry);
  expect(await screen.findByRole('heading', { name: 'mfe-consumer' })).toBeVisible();
});

test('SHL-013 a stranger on a protected page is led to sign-in, with the way back', async () => {
  renderShell({ path: '/user-queues?open=scan' });
  await waitFor(() => expect(window.location.pathname).toBe('/signin'));
  expect(window.history.state.usr).toEqual({ origin: '/user-queues?open=scan' });
});

test('SHL-007 X-14 the pages for newcomers stay when a merchant signs in, and judge a merchant themselves', async () => {
  const { host } = renderShell({ path: '/create-merchant/p-1' });
  expect(await screen.findByRole('heading', { name: 'mfe-merchant' })).toBeVisible();
  act(() => host.session.signIn(MERCHANT));
  expect(window.location.pathname).toBe('/create-merchant/p-1');
  expect(screen.getByRole('heading', { name: 'mfe-merchant' })).toBeVisible();
});

test('SHL-016 a protected page waits until the stored token is verified', async () => {
  let resolveToken: () => void = () => undefined;
  const restored = new Promise<void>((done) => {
    resolveToken = done;
  });
  const { host } = renderShell({ path: '/manage-merchant', restored });
  expect(screen.getByRole('img', { name: 'Caricamento…' })).toBeVisible();
  await act(async () => {
    host.session.signIn(MERCHANT);
    resolveToken();
  });
  expect(await screen.findByRole('heading', { name: 'mfe-merchant' })).toBeVisible();
});

test('SHL-018, SHL-020 a merchant finds queues and pass, and signs out to the home page', async () => {
  const { host } = renderShell({ path: '/manage-merchant', session: MERCHANT });
  const navigation = screen.getByRole('navigation', { name: 'Navigazione principale' });
  expect(within(navigation).getByRole('link', { name: 'Code' })).toHaveAttribute('aria-current');
  await newUser().click(within(navigation).getByRole('link', { name: 'Pass' }));
  expect(await screen.findByRole('heading', { name: 'mfe-passes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Profilo' })).toHaveAttribute('href', '/manage-merchant');
  await newUser().click(screen.getByRole('button', { name: 'Esci' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(host.session.read()).toBeNull();
});

test('SHL-021 the header hides on the board and where the stored flag hides it', async () => {
  const board = renderShell({ path: '/display/7' });
  expect(await screen.findByRole('heading', { name: 'mfe-display' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  board.unmount();
  renderShell({ path: '/', storage: { headerVisible: 'false' } });
  expect(await screen.findByRole('heading', { name: 'mfe-consumer' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('after a move the focus is on the heading of the page and the page starts at the top', async () => {
  renderShell({ path: '/', session: MERCHANT });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  await newUser().click(screen.getByRole('link', { name: 'Code' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'mfe-merchant' })).toHaveFocus());
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a page that loads late does not steal the focus from where the person has moved it', async () => {
  let arrive = () => {};
  const passes = new Promise<unknown>((resolve) => {
    arrive = () => resolve(plainRemote('mfe-passes'));
  });
  renderShell({
    path: '/manage-merchant',
    session: MERCHANT,
    importRemote: async (name) => (name === 'mfe-passes' ? passes : plainRemote(name)),
  });
  await screen.findByRole('heading', { name: 'mfe-merchant' });
  await newUser().click(screen.getByRole('link', { name: 'Pass' }));
  const otherButton = screen.getByRole('button', { name: 'Esci' });
  act(() => otherButton.focus());
  arrive();
  await screen.findByRole('heading', { name: 'mfe-passes' });
  expect(otherButton).toHaveFocus();
});

test('SHL-025 a newer version on the server is offered, not forced', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ version: '1.6.0' }));
  renderShell({ path: '/terms' });
  expect(await screen.findByText('È disponibile una nuova versione.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aggiorna' })).toBeEnabled();
});

test('SHL-023 a remote names the page and leads to pages of others', async () => {
  let props: RemoteProps | null = null as RemoteProps | null;
  renderShell({
    path: '/',
    session: MERCHANT,
    importRemote: async (name) =>
      plainRemote(name, (given) => {
        props = given;
      }),
  });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  act(() => props?.onEvent({ type: 'title', title: 'Esplora' }));
  expect(document.title).toBe('Esplora · Turno');
  act(() => props?.onEvent({ type: 'navigate-away', path: '/scan-create-pass' }));
  expect(await screen.findByRole('heading', { name: 'mfe-passes' })).toBeVisible();
});

test('SHL-010, DIS-001 every page but the board leads to the shell’s own pages', async () => {
  const home = renderShell({ path: '/' });
  const links = within(screen.getByRole('navigation', { name: 'Informazioni' }));
  expect(links.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  home.unmount();
  renderShell({ path: '/display/7' });
  expect(await screen.findByRole('heading', { name: 'mfe-display' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
