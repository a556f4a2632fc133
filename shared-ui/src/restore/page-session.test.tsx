import { act, waitFor } from '@testing-library/react';
import { meCall, type RemoteProps } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { mountRemote, RemoteFrame, sessionAtom, startStandalone } from '@turno/shared-ui/boot';
import { sharedTexts } from '@turno/shared-ui/i18n';
import { createSessionPort } from '@turno/shared-ui/session';
import {
  type FakeGateway,
  failOffline,
  openFakeGateway,
  passTime,
  refuse,
  reply,
  setClock,
  setVisibility,
  slowly,
} from '@turno/shared-ui/test';
import { useAtomValue } from 'jotai';

const DAY_MS = 86_400_000;
const GUEST = buildSession({ accessToken: 'stored', roles: ['ROLE_GUEST'] });

/** A remote that says whose page it is. */
function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={sharedTexts}>
      <Token />
    </RemoteFrame>
  );
}

function Token() {
  return <p>token {useAtomValue(sessionAtom)?.accessToken ?? 'none'}</p>;
}

const given = { apiBase: 'http://gateway.test', clientKey: 'key', locale: 'it' as const };
const HOSTS = [
  { host: 'a partner’s page', open: (element: Element) => mountRemote(Remote, element, given) },
  {
    host: 'a page of its own',
    open: (element: Element) => startStandalone(Remote, { element, defaultConfig: given }),
  },
];

let gateway: FakeGateway;
let visits: (string | null)[];
let languages: (string | null)[];
const answersVisits = () => reply(meCall, () => buildSession({ ...GUEST, accessToken: next() }));
const next = () => `fresh ${visits.length}`;

beforeEach(() => {
  visits = [];
  languages = [];
  gateway = openFakeGateway();
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { headers, url } = new Request(input, init);
    if (url.endsWith('/auth/me')) {
      visits.push(headers.get('authorization'));
      languages.push(headers.get('accept-language'));
    }
    return fetch(input, init);
  };
  createSessionPort().signIn(GUEST);
});
afterEach(() => {
  gateway.close();
  localStorage.clear();
  document.body.replaceChildren();
});

describe.each(HOSTS)('a guest in $host', ({ open }) => {
  async function openPage() {
    const element = document.createElement('div');
    document.body.append(element);
    const { unmount } = await act(async () => open(element));
    return { page: element, close: () => act(async () => unmount()) };
  }

  test('IDN-025 S-05 is seen by the services when the page is opened, and keeps the fresh token', async () => {
    gateway.answer(answersVisits());
    const { page, close } = await openPage();
    await waitFor(() => expect(page).toHaveTextContent('token fresh 1'));
    expect(visits).toEqual(['Bearer stored']);
    expect(createSessionPort().read()).toMatchObject({ accessToken: 'fresh 1' });
    await close();
  });

  test('IDN-025 S-05 is seen again when the page is looked at days later, and while it is open', async () => {
    gateway.answer(answersVisits());
    const { close } = await openPage();
    setVisibility('hidden');
    await passTime(DAY_MS);
    expect(visits).toHaveLength(1);
    setClock(new Date(Date.now() + 7 * DAY_MS).toISOString());
    act(() => setVisibility('visible'));
    await passTime(1_000);
    expect(visits).toEqual(['Bearer stored', 'Bearer fresh 1']);
    await passTime(DAY_MS);
    expect(visits.length).toBeGreaterThan(3);
    await close();
    const { length } = visits;
    await passTime(DAY_MS);
    act(() => setVisibility('visible'));
    expect(visits).toHaveLength(length);
  });

  test('IDN-025 S-05 is asked for once while the answer is slow, however often the page is looked at', async () => {
    gateway.answer(slowly(answersVisits()));
    const { page, close } = await openPage();
    for (const visibility of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      act(() => setVisibility(visibility));
      await passTime(1_000);
    }
    expect(visits).toEqual(['Bearer stored']);
    await passTime(15_000);
    expect(page).toHaveTextContent('token fresh 1');
    await close();
  });

  test('SHL-016 stays without a network, and is seen soon after it is back', async () => {
    gateway.answer(failOffline(meCall));
    const { page, close } = await openPage();
    await passTime(60_000);
    expect(page).toHaveTextContent('token stored');
    gateway.answer(answersVisits());
    await passTime(10 * 60_000);
    expect(page).toHaveTextContent('token fresh');
    await close();
  });

  test('SHL-016 ends when the services reject the token', async () => {
    gateway.answer(refuse(meCall, 'token_expired_or_wrong'));
    const { page, close } = await openPage();
    await waitFor(() => expect(page).toHaveTextContent('token none'));
    expect(createSessionPort().read()).toBeNull();
    await close();
  });
});

test.each(HOSTS)('IDN-010 in $host nobody is asked for without a session', async ({ open }) => {
  localStorage.clear();
  const { unmount } = await act(async () => open(document.createElement('div')));
  await passTime(DAY_MS);
  expect(visits).toEqual([]);
  await act(async () => unmount());
});

test('IDN-010 a partner’s own value under our key is sent to nobody', async () => {
  localStorage.setItem('authToken', 'the partner’s secret');
  const element = document.createElement('div');
  const { unmount } = await act(async () => mountRemote(Remote, element, given));
  await passTime(DAY_MS);
  expect(visits).toEqual([]);
  await act(async () => unmount());
});

test('SHL-029 a partner’s page that changes its language is seen in the new one at once', async () => {
  gateway.answer(answersVisits());
  const mounted = await act(async () => mountRemote(Remote, document.body, given));
  act(() => mounted.update({ locale: 'de' }));
  await passTime(1_000);
  expect(languages).toEqual(['it', 'de']);
  await passTime(DAY_MS);
  expect(languages.at(-1)).toBe('de');
  await act(async () => mounted.unmount());
});
