import { act, screen, waitFor } from '@testing-library/react';
import type { RemoteProps } from '@turno/shared-types';
import { plainRemote, renderShell } from '../../test/render-shell.tsx';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens the shell and returns a function that emits events of its remote. */
async function opened(path: string, storage: Record<string, string> = {}) {
  let props: RemoteProps | null = null as RemoteProps | null;
  renderShell({
    path,
    storage,
    importRemote: async (name) =>
      plainRemote(name, (given) => {
        props = given;
      }),
  });
  await screen.findByRole('heading', { level: 1 });
  return (event: Parameters<RemoteProps['onEvent']>[0]) => act(() => props?.onEvent(event));
}

test('SHL-011 a page that its own remote does not know, in the version that runs, is left to that remote', async () => {
  const emit = await opened('/signup?from=home');
  emit({ type: 'navigate-away', path: '/signup?from=home' });
  emit({ type: 'navigate-away', path: '/terms' });
  await waitFor(() => expect(window.location.pathname).toBe('/terms'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/signup'));
});

test('IDN-015 a sign-in that requires a new password leads to the change', async () => {
  const emit = await opened('/signin', { temporaryAuthToken: 'a.b.c' });
  emit({ type: 'signed-in', userId: 7 });
  await waitFor(() => expect(window.location.pathname).toBe('/change-password'));
});

test('IDN-015 any other sign-in leaves the way to the page', async () => {
  const emit = await opened('/signin');
  emit({ type: 'signed-in', userId: 7 });
  expect(window.location.pathname).toBe('/signin');
});
