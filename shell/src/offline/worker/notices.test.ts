import { NOTICE_KINDS } from '@turno/shared-types/notices';
import { PATH_QUESTION } from '../path-question.ts';
import { openNotice, showNotice } from './notices.ts';

type Shown = [string, NotificationOptions];
const PATH = '/reservation/7/11';

async function shownFor(payload: unknown): Promise<Shown[]> {
  const shown: Shown[] = [];
  const registration = {
    showNotification: async (...each: Shown) => void shown.push(each),
  } as unknown as ServiceWorkerRegistration;
  const data = { json: () => payload } as PushMessageData;
  await showNotice({ registration }, data);
  return shown;
}

test.each([
  ['it', 'È il tuo turno'],
  ['en', 'It is your turn'],
  ['es', 'Es tu turno'],
  ['de', 'Sie sind an der Reihe'],
])('SHL-029 a message is shown in its language: %s', async (locale, title) => {
  const [shown] = await shownFor({ kind: 'called', locale, path: PATH });
  expect(shown?.[0]).toBe(title);
  expect(shown?.[1]).toMatchObject({ lang: locale, tag: PATH, data: PATH });
});

test('every kind of message has its words', async () => {
  for (const kind of NOTICE_KINDS) {
    expect(await shownFor({ kind, locale: 'it', path: PATH })).toHaveLength(1);
  }
});

test('S-10 what a message is about more exactly is shown where it is known', async () => {
  const titleOf = async (detail: string) =>
    (await shownFor({ kind: 'ended', detail, locale: 'en', path: PATH }))[0]?.[0];
  expect(await titleOf('cancelled')).toBe('The show was cancelled');
  expect(await titleOf('other')).toBe('Your number is no longer valid');
});

test('a kind that only a later release knows says that there is news', async () => {
  for (const kind of ['other', 'toString']) {
    const [shown] = await shownFor({ kind, locale: 'en', path: PATH });
    expect(shown?.[0]).toBe('News about your ticket');
  }
});

test.each([
  null,
  'text',
  {},
  { kind: 7, locale: 'it', path: PATH },
  { kind: 'called', locale: 'xx', path: PATH },
  { kind: 'called', locale: 'it', path: '//elsewhere.example' },
])('what is no message of ours shows nothing: %p', async (payload) => {
  expect(await shownFor(payload)).toEqual([]);
});

/** The environment of the tests has no channels. */
class Channel {
  readonly port1 = {
    onmessage: (_event: { data: unknown }) => undefined,
    close: () => undefined,
  };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'MessageChannel', { configurable: true, value: Channel });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'MessageChannel'));

/** A window that was loaded at one address and shows another one; `null` is a page that does not answer. */
function windowAt(loaded: string, present: string | null, opened: string[]) {
  return {
    url: `https://turno.example${loaded}`,
    postMessage(question: unknown, [port]: MessagePort[]) {
      if (question === PATH_QUESTION && present !== null) port?.postMessage(present);
    },
    focus: async () => void opened.push(`focus ${present}`),
  };
}

test.each([
  { name: 'no window', windows: [], does: `open ${PATH}` },
  { name: 'one that shows the ticket', windows: [[PATH, PATH]], does: `focus ${PATH}` },
  {
    name: 'one that came to the ticket from another page',
    windows: [
      ['/', '/'],
      ['/take-number/7/11', PATH],
    ],
    does: `focus ${PATH}`,
  },
  { name: 'one that has left the ticket', windows: [[PATH, '/']], does: `open ${PATH}` },
  { name: 'one that does not answer', windows: [[PATH, null]], does: `open ${PATH}` },
] as const)('CON-053 a tap opens the ticket, with $name: $does', async ({ windows, does }) => {
  const opened: string[] = [];
  const clients = {
    matchAll: async () => windows.map(([loaded, present]) => windowAt(loaded, present, opened)),
    openWindow: async (path: string) => void opened.push(`open ${path}`),
  } as unknown as Clients;
  const event = { notification: { data: PATH, close: () => undefined } } as NotificationEvent;
  const done = openNotice({ clients }, event);
  await jest.advanceTimersByTimeAsync(600);
  await done;
  expect(opened).toEqual([does]);
});
