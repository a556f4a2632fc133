import { act, screen, waitFor } from '@testing-library/react';
import { buildSession } from '@turno/shared-types/test-data';
import { newUser, setVisibility } from '@turno/shared-ui/test';
import { renderShell } from '../test/render-shell.tsx';

const MERCHANT = buildSession({ roles: ['ROLE_MERCHANT'] });

beforeEach(() => {
  // Only the version check uses the network here.
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('X-16 a session that ends on a protected page leads to sign-in, on a public one home', async () => {
  const guarded = renderShell({ path: '/manage-merchant', session: MERCHANT });
  await screen.findByRole('heading', { name: 'mfe-merchant' });
  act(() => guarded.host.session.signOut());
  await waitFor(() => expect(window.location.pathname).toBe('/signin'));
  guarded.unmount();
  const open = renderShell({ path: '/m/forno-aurora', session: MERCHANT });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  act(() => open.host.session.signOut());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('ERR-003 a session that is rejected on a public page leads home and says why', async () => {
  const { host } = renderShell({ path: '/m/forno-aurora', session: MERCHANT });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  act(() => host.session.reject?.());
  expect(await screen.findByText('Il tuo accesso non è più attivo.')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test.each(['/help', '/signup', '/'])(
  'ERR-003 at %s, which needs no session, its end is said once the person looks at the page again',
  async (path) => {
    let isEnded = false;
    const calls: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const url = request instanceof Request ? request.url : String(request);
      if (!url.includes('/tickets')) return Response.json({ version: '1.5.2' });
      calls.push(url);
      return isEnded
        ? Response.json({ error_code: 'token_expired_or_wrong' }, { status: 401 })
        : Response.json([]);
    });
    const config = { apiBase: 'http://api.test' };
    const { host } = renderShell({ path, session: buildSession(), config });
    await waitFor(() => expect(calls).toHaveLength(1));
    isEnded = true;
    act(() => setVisibility('visible'));
    expect(await screen.findByText('Il tuo accesso non è più attivo.')).toBeVisible();
    expect(host.session.read()).toBeNull();
    expect(window.location.pathname).toBe(path);
    expect(calls).toHaveLength(2);
  },
);

test('SHL-016 a session that had ended before the visit leads nowhere: the page needs none', async () => {
  const { host } = renderShell({ path: '/m/forno-aurora', session: MERCHANT });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  act(() => host.session.reject?.('had-ended'));
  expect(await screen.findByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(window.location.pathname).toBe('/m/forno-aurora');
});

test('SHL-003 SHL-008 a page that is meant for another account leads home and says why', async () => {
  renderShell({ path: '/merchant-settings', session: buildSession() });
  expect(await screen.findByText(/è per un altro tipo di account/)).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('ERR-003 a guest whose session ends reads so: no guest can fill in the sign-in form', async () => {
  const { host } = renderShell({
    path: '/reservation/7/11',
    session: buildSession({ roles: ['ROLE_GUEST'] }),
  });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  act(() => host.session.signOut());
  expect(await screen.findByRole('heading', { name: 'La sessione è terminata' })).toBeVisible();
  expect(window.location.pathname).toBe('/reservation/7/11');
  await newUser().click(screen.getByRole('link', { name: 'Trova un’attività' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
