import { NOTICE_KINDS } from '@turno/shared-types/notices';
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

test('a tap opens the ticket, in the window that shows it where there is one', async () => {
  const opened: string[] = [];
  const scope = (urls: string[]) =>
    ({
      location: new URL('https://turno.example/service-worker.js'),
      clients: {
        matchAll: async () =>
          urls.map((url) => ({ url, focus: async () => void opened.push(`focus ${url}`) })),
        openWindow: async (path: string) => void opened.push(`open ${path}`),
      },
    }) as unknown as ServiceWorkerGlobalScope;
  const event = { notification: { data: PATH, close: () => undefined } } as NotificationEvent;
  await openNotice(scope(['https://turno.example/']), event);
  await openNotice(scope([`https://turno.example${PATH}`]), event);
  expect(opened).toEqual([`open ${PATH}`, `focus https://turno.example${PATH}`]);
});
