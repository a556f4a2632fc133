import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { merchantCall, type RemoteProps } from '@turno/shared-types';
import { buildMerchant, buildSession } from '@turno/shared-types/test-data';
import { Button, PageTitle, Sheet, useToast } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { defineTexts, useTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import { useLocation } from '@turno/shared-ui/router';
import {
  buildRemoteProps,
  loadBeforeTests,
  refuse,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import {
  emitAtom,
  httpAtom,
  mountRemote,
  RemoteFrame,
  sessionAtom,
  startStandalone,
} from './index.ts';

const texts = defineTexts('greeting', {
  it: async () => ({ texts: { hi: 'Ciao' } }),
  en: async () => ({ texts: { hi: 'Hi' } }),
  es: async () => ({ texts: { hi: 'Hola' } }),
  de: async () => ({ texts: { hi: 'Hallo' } }),
});
loadBeforeTests(texts);
const countAtom = atom(0);

function Screen({ field }: { field?: ReactNode }) {
  const t = useTexts(texts);
  const [count, setCount] = useAtom(countAtom);
  const session = useAtomValue(sessionAtom);
  const emit = useSetAtom(emitAtom);
  const toast = useToast();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={t('hi')} />
      {field}
      <p>{`${pathname} count ${count} user ${session?.id ?? 'none'}`}</p>
      <Button onPress={() => setCount(count + 1)}>Più</Button>
      <Button onPress={() => toast(`toast ${count}`)}>Toast</Button>
      <Button onPress={() => emit({ type: 'navigate-away', path: '/m/x' })}>Via</Button>
    </>
  );
}

function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <Screen />
    </RemoteFrame>
  );
}

function place() {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

const button = (element: Element, name: string) =>
  [...element.querySelectorAll('button')].find((each) => each.textContent === name);

afterEach(() => cleanup());

test('the remote reports to the host that it is ready, its title and its events', async () => {
  const { user, events } = renderScreen(<Screen />, { texts });
  await user.click(screen.getByRole('button', { name: 'Via' }));
  expect(events).toContainEqual({ type: 'ready' });
  expect(events).toContainEqual({ type: 'title', title: 'Ciao' });
  expect(events).toContainEqual({ type: 'navigate-away', path: '/m/x' });
});

test('a change of session in the host is followed', async () => {
  const { props } = renderScreen(<Screen />, { texts });
  expect(screen.getByText('/ count 0 user none')).toBeInTheDocument();
  act(() => props.session.signIn(buildSession({ id: 5 })));
  expect(await screen.findByText('/ count 0 user 5')).toBeInTheDocument();
});

test('ERR-004 the remote reports a failure of the services to the host', async () => {
  function Asking() {
    const http = useAtomValue(httpAtom);
    const params = { scope: 'public', merchantId: 7 } as const;
    const ask = () => void send(http, merchantCall, { params }).catch(() => undefined);
    return <Button onPress={ask}>Chiedi</Button>;
  }
  const { user, events } = renderScreen(<Asking />, {
    replies: [refuse(merchantCall, 'internal_server_error')],
  });
  await user.click(screen.getByRole('button', { name: 'Chiedi' }));
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'error' }));
});

test('IDN-031 nothing of one person’s state is there for the next, nor for nobody', async () => {
  const session = buildSession({ id: 5 });
  const { props, user } = renderScreen(<Screen field={<input />} />, { texts, session });
  const field = () => screen.getByRole('textbox');
  const count = () => user.click(screen.getByRole('button', { name: 'Più' }));
  await user.fill(field(), 'Emma');
  await count();
  expect(screen.getByText('/ count 1 user 5')).toBeVisible();
  act(() => props.session.signOut());
  expect(screen.getByText('/ count 0 user none')).toBeVisible();
  expect(field()).toHaveValue('');
  await count();
  act(() => props.session.signIn(buildSession({ id: 5, roles: ['ROLE_GUEST'] })));
  act(() => props.session.signIn(buildSession({ id: 6 })));
  expect(screen.getByText('/ count 1 user 6')).toBeVisible();
  act(() => props.session.signIn(buildSession({ id: 7 })));
  expect(screen.getByText('/ count 0 user 7')).toBeVisible();
});

test('the data of one person is fetched again for the next', async () => {
  const merchantAtom = atomWithQuery((get) => ({
    queryKey: ['merchant'],
    queryFn: () =>
      send(get(httpAtom), merchantCall, { params: { scope: 'public', merchantId: 7 } }),
  }));
  function Merchant() {
    return <p>{useAtomValue(merchantAtom).data?.name ?? '…'}</p>;
  }
  const { props, gateway } = renderScreen(<Merchant />, {
    session: buildSession({ id: 1 }),
    replies: [reply(merchantCall, buildMerchant({ name: 'Forno' }))],
  });
  expect(await screen.findByText('Forno')).toBeInTheDocument();
  act(() => props.session.signOut());
  await waitFor(() => expect(gateway.requests).toHaveLength(2));
});

test('two mounts of one remote never mix: state, language, toasts, theme', async () => {
  const [one, other] = [place(), place()];
  const base = buildRemoteProps().props;
  const first = await act(async () =>
    mountRemote(Remote, one, { ...base, locale: 'it', path: '/a' }),
  );
  const second = await act(async () =>
    mountRemote(Remote, other, {
      ...buildRemoteProps().props,
      locale: 'de',
      path: '/b',
      theme: { mode: 'dark', brandColour: '#e4002b' },
    }),
  );
  await act(async () => button(one, 'Più')?.click());
  await act(async () => button(one, 'Toast')?.click());
  await waitFor(() => expect(one).toHaveTextContent('toast 1'));
  expect(one).toHaveTextContent('Ciao');
  expect(one).toHaveTextContent('/a count 1');
  expect(other).toHaveTextContent('Hallo');
  expect(other).toHaveTextContent('/b count 0');
  expect(other).not.toHaveTextContent('toast');
  expect(one.querySelector('[data-theme]')).toHaveAttribute('data-theme', 'light');
  expect(other.querySelector('[data-theme]')).toHaveAttribute('data-theme', 'dark');

  await act(async () => first.update({ locale: 'en' }));
  await waitFor(() => expect(one).toHaveTextContent('Hi'));
  expect(one).toHaveTextContent('count 1');
  expect(other).toHaveTextContent('Hallo');
  await act(async () => first.unmount());
  expect(one).toBeEmptyDOMElement();
  expect(other).toHaveTextContent('/b count 0');
  await act(async () => second.unmount());
});

test('a page of its own reads its configuration and takes the address and the title', async () => {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'turno-config';
  config.textContent = JSON.stringify({ apiBase: 'http://gateway.test', locale: 'es' });
  const root = place();
  root.id = 'root';
  document.body.append(config);
  const mounted = await act(async () => startStandalone(Remote));
  await waitFor(() => expect(root).toHaveTextContent('Hola'));
  expect(document.title).toBe('Hola');
  expect(document.documentElement.lang).toBe('es');
  await act(async () => mounted.unmount());
});

test('a sheet is drawn at the end of the page with the theme of its mount', async () => {
  renderScreen(
    <Sheet isOpen onOpenChange={() => {}} title="Quante persone?">
      2
    </Sheet>,
    { props: { theme: { mode: 'dark', brandColour: null } } },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Quante persone?' });
  expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  expect(dialog.closest('[data-theme]')?.parentElement).toBe(document.body);
});
