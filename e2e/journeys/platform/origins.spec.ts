import { type BrowserContext, expect, type Route } from '@playwright/test';
import { HomePage } from '../../pages/public-pages.ts';
import { merchantAt } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const SLOW_MS = 10_000;
/** Half of that: a home that waits for the slow origin is later. */
const HOME_MS = 5_000;
const HTML = '<!doctype html><title>Welcome</title><h1>It works</h1>';

async function truncated(route: Route): Promise<void> {
  // A connection that was kept may have been closed meanwhile.
  const response = await route.fetch({ maxRetries: 2 });
  const body = await response.body();
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: body.subarray(0, body.length / 2) });
}

type Answer = { name: string; answer: (route: Route) => Promise<void>; isQuick: boolean };

const ANSWERS: readonly Answer[] = [
  { name: 'is down', answer: (route) => route.abort('connectionrefused'), isQuick: true },
  {
    name: 'answers with a page',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
    isQuick: true,
  },
  { name: 'breaks off in the middle', answer: truncated, isQuick: true },
  {
    name: 'takes ten seconds',
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      // The page may have given up.
      await route.continue().catch(() => undefined);
    },
    isQuick: false,
  },
];

const { display, merchant } = platformUrls();
const REMOTES = [
  {
    name: 'board',
    origin: display,
    path: async () => `/display/${(await merchantAt('forno-aurora')).id}`,
    answers: ANSWERS,
  },
  {
    name: 'merchant remote',
    origin: merchant,
    // Anybody may open it.
    path: async () => '/manager-invitation/unknown',
    answers: ANSWERS.filter(({ isQuick }) => isQuick),
  },
];

/** Home is whole, with a place to go to, in a page of its own: no later than while all origins are well. */
async function homeWorks(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const home = new HomePage(page);
  const startedAt = Date.now();
  await home.open();
  await expect(home.cards.first()).toBeVisible();
  expect(Date.now() - startedAt, 'time until home is whole').toBeLessThan(HOME_MS);
  await page.close();
}

for (const remote of REMOTES) {
  for (const { name, answer } of remote.answers) {
    test(`SHL-012 while the origin of the ${remote.name} ${name}, its place says so and everything else is as ever`, async ({
      context,
      page,
    }) => {
      await context.route(`${remote.origin}/**`, answer);
      await page.goto(await remote.path());
      await homeWorks(context);
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible({ timeout: 60_000 });
      await context.unroute(`${remote.origin}/**`);
      // A browser remembers a module that broke off: the second press loads the page again.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click();
        await expect(retry).toBeHidden({ timeout: 3_000 });
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
}
