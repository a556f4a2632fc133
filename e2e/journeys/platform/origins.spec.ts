import { type BrowserContext, expect, type Route } from '@playwright/test';
import { HomePage } from '../../pages/public-pages.ts';
import { merchantAt } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const SLOW_MS = 10_000;
const HTML = '<!doctype html><title>Welcome</title><h1>It works</h1>';

async function truncated(route: Route): Promise<void> {
  // A connection that was kept may have been closed meanwhile.
  const response = await route.fetch({ maxRetries: 2 });
  const body = await response.body();
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: body.subarray(0, body.length / 2) });
}

const ANSWERS: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'is down', answer: (route) => route.abort('connectionrefused') },
  {
    name: 'answers with a page',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  },
  { name: 'breaks off in the middle', answer: truncated },
  {
    name: 'takes ten seconds',
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      // The page may have given up.
      await route.continue().catch(() => undefined);
    },
  },
];

/** Whether home is whole, with a place to go to, in a page of its own. */
async function homeWorks(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const home = new HomePage(page);
  await home.open();
  await expect(home.cards.first()).toBeVisible();
  await page.close();
}

for (const { name, answer } of ANSWERS) {
  test(`SHL-012 while the origin of the board ${name}, its place says so and everything else is as ever`, async ({
    context,
    page,
  }) => {
    const { id } = await merchantAt('forno-aurora');
    await context.route(`${platformUrls().display}/**`, answer);
    await page.goto(`/display/${id}`);
    await homeWorks(context);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 60_000 });
    await context.unroute(`${platformUrls().display}/**`);
    // A browser remembers a module that broke off: the second press loads the page again.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(retry).toBeHidden({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}
