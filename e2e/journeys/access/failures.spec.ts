import { expect, type Page } from '@playwright/test';
import { HOST_ROUTES, type HostRoute, type Role } from '@turno/shared-types';
import { env } from '../../support/platform/env.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 800 }, locale: 'de-DE' });

const WAIT_SECONDS = 7;
/** What a German reader must not see: words of a server, of a program, or in another language. */
const RAW =
  /RAW SERVER TEXT|Internal server error|Failed to fetch|TypeError|undefined|NaN|\[object|Something went|Qualcosa|Try again|Riprova/;
const WAITS = new RegExp(`Zu viele Anfragen(?!.*${WAIT_SECONDS} Sekunden)`);
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': 'Retry-After',
};

const answer = (status: number, error_code: string, headers = {}) => ({
  status,
  headers: { ...headers, ...CORS },
  json: { error_code, message: 'RAW SERVER TEXT' },
});
const FAILURES: [string, ReturnType<typeof answer> | null][] = [
  ['an answer of 500', answer(500, 'RAW SERVER TEXT')],
  ['a rejected token', answer(401, 'token_expired_or_wrong')],
  ['too many requests', answer(429, 'rate_limited', { 'retry-after': String(WAIT_SECONDS) })],
  ['no answer', null],
];

/** Who sees the page itself and not a guard. */
function visitorOf({ guard, remote }: HostRoute): Role | null {
  if (guard === 'everyone' || guard === 'password-change') return null;
  return remote === 'mfe-consumer' ? 'ROLE_USER' : 'ROLE_MERCHANT';
}

const PAGES: { path: string; role: Role | null }[] = [
  ...['/error', '/terms', '/privacy', '/nowhere'].map((path) => ({ path, role: null })),
  ...HOST_ROUTES.map((route) => ({
    path: route.pattern.replaceAll(/:\w+/g, '7'),
    role: visitorOf(route),
  })),
];

/**
 * Moves from the help page to a page with the session that it needs, and waits until it has come to rest. Runs in the page
 * as a whole: a hundred visits would otherwise take minutes.
 */
async function visit({ path, role }: (typeof PAGES)[number]) {
  const moveTo = (to: string) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const heading = () => document.querySelector('h1')?.textContent;
  const until = async (isTrue: () => boolean) => {
    const deadline = Date.now() + 10_000;
    while (!isTrue() && Date.now() < deadline) await new Promise(requestAnimationFrame);
  };
  // A page that shows its own heading is no longer the one before it.
  const before = heading();
  moveTo('/help');
  await until(() => heading() !== before);
  const help = heading();
  const token = role && JSON.stringify({ id: 7, accessToken: 'a.b.c' });
  // A rejected token has ended the session of the visit before.
  for (const [key, value] of Object.entries({ userRole: role, authToken: token })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  moveTo(path);
  const faults = () => {
    const main = document.querySelector('main');
    const ways = [...(main?.querySelectorAll('a[href], button, input') ?? [])].filter(
      (element) => element.checkVisibility() && !element.matches('[disabled]'),
    );
    // Nobody operates a board or a kiosk that is not connected, which goes on by itself.
    const hasWay = ways.length > 0 || /^\/(display|kiosk)(\/|$)/.test(path);
    return [
      ...(document.querySelector('[aria-busy="true"]') ? ['loads for ever'] : []),
      ...(heading() === help ? ['is not shown'] : []),
      ...(main?.textContent.trim() ? [] : ['is empty']),
      ...(hasWay ? [] : ['has no way on']),
    ];
  };
  await until(() => faults().length === 0);
  return {
    faults: faults(),
    text: document.querySelector('#root')?.textContent ?? '',
    address: location.pathname,
  };
}

/** What loads the pages themselves: the list of remotes, and how one tells a page that is not allowed. */
const NOT_CALLS = ['/remotes.json', '/remote-health', '/access.json'];

async function failEveryCall(page: Page, failure: (typeof FAILURES)[number][1]): Promise<void> {
  const { gateway } = platformUrls();
  const isCall = ({ origin, pathname }: URL) => origin === gateway && !NOT_CALLS.includes(pathname);
  await page.route(isCall, (route) => {
    if (failure === null) return route.abort('connectionrefused');
    const isPreflight = route.request().method() === 'OPTIONS';
    return route.fulfill(isPreflight ? { status: 204, headers: CORS } : failure);
  });
}

/** Each page meets one of the failures, or all of them: the tests of the remotes open each screen with all, too. */
const meets = (at: number, failure: number) =>
  env.isEveryFailure || at % FAILURES.length === failure;

for (const [index, [name, failure]] of FAILURES.entries()) {
  test(`ERR-010 ERR-025 SHL-012 with ${name} to every call, a page says so in the reader’s language and has a way on`, async ({
    page,
  }) => {
    if (env.isEveryFailure) test.slow();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${page.url()} throws ${error.message}`));
    await failEveryCall(page, failure);
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const each of PAGES.filter((_, at) => meets(at, index))) {
      const { faults, text, address } = await page.evaluate(visit, each);
      const words = [RAW.exec(text)?.[0], WAITS.exec(text)?.[0]].filter(Boolean);
      const found = [...faults, ...words.map((word) => `says ${word}`)];
      problems.push(...found.map((fault) => `${each.path} (${address}) ${fault}`));
    }
    expect(problems).toEqual([]);
  });
}
