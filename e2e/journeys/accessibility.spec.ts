import { expect, test } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { guest } from '../support/guests.ts';
import { watchProblems } from '../support/page-problems.ts';
import { merchantAt, signedIn, ticketQueueOf, vanityWith } from '../support/scene.ts';
import { contextOf } from '../support/signed-in-context.ts';

const WIDTHS = [320, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const VANITY = 'forno-aurora';

/** Every page that exists, and who sees it. */
async function visits(): Promise<{ path: string; session: Session | null }[]> {
  const merchant = await merchantAt(VANITY);
  const queue = ticketQueueOf(merchant);
  const somebody = await guest();
  const everyone = ['/', '/signin', '/terms', '/privacy', '/help', '/error', `/m/${VANITY}`];
  const restaurant = await merchantAt(vanityWith(({ multiQueue }) => multiQueue));
  const tables = restaurant.queues.find(({ multiQueue }) => multiQueue);
  const strangers = [
    ...everyone,
    '/signup',
    '/reset-password/no-longer-good',
    `/take-number/${merchant.id}/${queue.id}`,
    `/book-queue/${restaurant.id}/${tables?.id}`,
    `/events/${vanityWith(({ type }) => type === 'event')}`,
    `/free-access/${vanityWith(({ listOnly }) => listOnly)}`,
  ];
  const manager = await signedIn('marta');
  return [
    ...strangers.map((path) => ({ path, session: null })),
    { path: `/display/${merchant.id}`, session: null },
    { path: '/user-queues', session: somebody },
    { path: '/account', session: await signedIn('anna') },
    { path: '/manage-merchant', session: manager },
    { path: '/scan-create-pass', session: manager },
  ];
}

for (const theme of THEMES) {
  test(`SHL-010 every page is free of machine-found barriers and of complaints, ${theme}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    for (const { path, session } of await visits()) {
      const context = await contextOf(browser, session, { colorScheme: theme });
      const page = await context.newPage();
      const problems = await watchProblems(page);
      await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 800 });
      await new ShellPage(page).open(path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`${path} at ${width}`, () => expectNoAxeViolations(page));
      }
      expect(problems, path).toEqual([]);
      await context.close();
    }
  });
}
