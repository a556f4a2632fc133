import { act, screen, waitFor } from '@testing-library/react';
import type { RemoteProps } from '@turno/shared-types';
import { plainRemote, renderShell } from '../../test/render-shell.tsx';
import { SHELL_VERSION } from '../version-check/version-watch.ts';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens the shell; `emit` emits events of its remote. */
async function openShell(path: string, storage: Record<string, string> = {}) {
  let props: RemoteProps | null = null as RemoteProps | null;
  const { host } = renderShell({
    path,
    storage,
    importRemote: async (name) =>
      plainRemote(name, (given) => {
        props = given;
      }),
  });
  await screen.findByRole('heading', { level: 1 });
  const emit = (event: Parameters<RemoteProps['onEvent']>[0]) => act(() => props?.onEvent(event));
  return { host, emit, props: () => props };
}

const opened = async (path: string, storage?: Record<string, string>) =>
  (await openShell(path, storage)).emit;

test('CST-003 at a quiet moment of a board the shell asks for a newer shell and for another version of the board', async () => {
  const { host, emit } = await openShell('/display/7');
  const asked = jest.mocked(fetch).mockResolvedValue(Response.json({ version: SHELL_VERSION }));
  const refresh = jest.spyOn(host.pointer, 'refresh');
  const hasMoved = jest.spyOn(host.pointer, 'hasMoved');
  asked.mockClear();
  emit({ type: 'quiet' });
  await waitFor(() => expect(hasMoved).toHaveBeenCalledWith('mfe-display'));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

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

test('SHL-012 a remote knows that the shell shows the release before where it throws, and that one that it has no other', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const given: unknown[] = [];
  renderShell({
    path: '/display/7',
    importRemote: async (name, version) => ({
      Remote: ({ hasFailover }: RemoteProps) => {
        given.push([version, hasFailover]);
        if (version.startsWith('0.2')) throw new Error('boom');
        return <h1>{name}</h1>;
      },
    }),
  });
  await screen.findByRole('heading', { level: 1 });
  expect(given.at(0)).toEqual(['0.2.0-aaaaaaaa', true]);
  expect(given.at(-1)).toEqual(['0.1.0-bbbbbbbb', false]);
});
