import type { Session } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { createLanguageStore } from '@turno/shared-ui/language/store';
import { createVisits, followLanguage } from '@turno/shared-ui/restore';
import { createSessionPort } from '@turno/shared-ui/session';
import { memoryStorage, passTime, setClock, setVisibility } from '@turno/shared-ui/test';
import { restoreStored } from './restore-stored.ts';

const DAY_MS = 86_400_000;
const GUEST = buildSession({ accessToken: 'stored', roles: ['ROLE_GUEST'] });

afterEach(() => history.replaceState(null, '', '/'));

/** A page of the shell in a browser that stores a session, a bare token, or nothing. */
function openPage({ path = '/', session = null, token = session?.accessToken ?? null }: Page) {
  history.replaceState(null, '', path);
  const port = createSessionPort({ storage: memoryStorage() });
  if (session) port.signIn(session);
  const asked: string[] = [];
  const language = createLanguageStore({
    storage: memoryStorage(),
    initial: 'it',
    load: () => Promise.resolve(),
  });
  const fetchMe = async (sent: string) => {
    asked.push(sent);
    return buildSession({ ...GUEST, accessToken: `fresh ${asked.length}` });
  };
  const restored = restoreStored({
    port,
    token,
    arrival: null,
    visits: createVisits({ port, fetchMe }),
    language,
  });
  return { port, asked, restored, language };
}
type Page = { path?: string; session?: Session | null; token?: string | null };

test.each(['/', '/user-queues'])(
  'IDN-025 S-05 a guest at %s is seen at once, and again when the page that stayed open is looked at',
  async (path) => {
    const { asked, restored } = openPage({ path, session: GUEST });
    expect(restored).toBeNull();
    await passTime(5_000);
    expect(asked).toEqual(['stored']);
    setVisibility('hidden');
    await passTime(DAY_MS);
    setClock(new Date(Date.now() + 7 * DAY_MS).toISOString());
    expect(asked).toEqual(['stored']);
    setVisibility('visible');
    expect(asked).toEqual(['stored', 'fresh 1']);
  },
);

test('SHL-016 with a bare token the first screen waits for its owner, who is asked for once', async () => {
  const { port, asked, restored } = openPage({ token: 'bare' });
  await restored;
  expect(port.read()).toMatchObject({ accessToken: 'fresh 1' });
  await passTime(10_000);
  expect(asked).toEqual(['bare']);
});

test('IDN-010 a page without a token asks for nobody, nor for who signs in on it a moment ago', async () => {
  const { port, asked, restored } = openPage({});
  expect(restored).toBeNull();
  await passTime(DAY_MS);
  port.signIn(GUEST);
  setVisibility('visible');
  expect(asked).toEqual([]);
});

test('SHL-029 the services learn of another language at once, which the host’s calls are in from then on', async () => {
  const { asked, language } = openPage({ session: GUEST });
  const address = followLanguage({ apiBase: '', clientKey: 'web' }, language.read);
  await passTime(1_000);
  expect([asked.length, address.locale]).toEqual([1, 'it']);
  await language.choose('de');
  expect([asked.length, address.locale]).toEqual([2, 'de']);
});

test('SHL-029 a language that is chosen while a visit is on its way is told after it, and once', async () => {
  const { asked, language } = openPage({ session: GUEST });
  const address = followLanguage({ apiBase: '', clientKey: 'web' }, language.read);
  const [first, second] = [language.choose('es'), language.choose('de')];
  await Promise.all([first, second]);
  await passTime(1_000);
  expect([asked, address.locale]).toEqual([['stored', 'fresh 1'], 'de']);
});
