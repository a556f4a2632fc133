import { type Browser, expect, type Page } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { ShellPage } from '../../pages/public-pages.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations, watchProblems } from '../../support/browser/page-checks.ts';
import { merchantAt, signedIn, ticketQueueOf, vanityWith } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { merchantPaths, NEWCOMER_PATHS } from '../../support/merchant-paths.ts';
import { passesPath } from '../../support/passes.ts';
import { test } from '../../support/test.ts';
import { ticketVisitors } from '../../support/ticket-pages.ts';

const WIDTHS = [320, 1440];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
type Theme = 'light' | 'dark';
const VANITY = 'forno-aurora';
const EXPIRED_LINK = '/confirm-email/no-longer-good';

type Visitor = { session: Session | null; paths: string[] };

/** Everybody, and the pages they see: together every page that exists. */
async function visitors(browser: Browser): Promise<Visitor[]> {
  const merchant = await merchantAt(VANITY);
  const queue = ticketQueueOf(merchant);
  const restaurant = await merchantAt(vanityWith(({ multiQueue }) => multiQueue));
  const tables = restaurant.queues.find(({ multiQueue }) => multiQueue);
  const anna = await signedIn('anna');
  const strangers = [
    '/',
    '/signin',
    '/terms',
    '/privacy',
    '/help',
    '/error',
    `/m/${VANITY}`,
    '/signup',
    ...NEWCOMER_PATHS,
    '/reset-password/no-longer-good',
    EXPIRED_LINK,
    `/take-number/${merchant.id}/${queue.id}`,
    `/book-queue/${restaurant.id}/${tables?.id}`,
    `/events/${vanityWith(({ type }) => type === 'event')}`,
    `/free-access/${vanityWith(({ listOnly }) => listOnly)}`,
    `/display/${merchant.id}`,
    `/aq/${vanityWith(({ passMode }) => passMode !== 'free')}`,
  ];
  return [
    { session: null, paths: strangers },
    { session: await guest(), paths: ['/user-queues'] },
    ...(await ticketVisitors(browser)),
    { session: anna, paths: ['/account', '/my-tickets', await passesPath(anna)] },
    {
      session: await signedIn('marta'),
      paths: [
        ...(await merchantPaths(VANITY)),
        '/scan-create-pass',
        '/scan-create-pass?way=create',
        '/scan-create-pass?way=scan',
      ],
    },
  ];
}

/** Looks at a page in every width, by every rule. */
async function lookAt(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${what}, ${width} px wide`, () => expectNoAxeViolations(page));
  }
}

/** Opens a page in one theme and judges it by all rules, then changes the theme, which changes colours and no more. */
async function visit(page: Page, path: string, first: Theme): Promise<void> {
  const second = first === 'light' ? 'dark' : 'light';
  const problems = await watchProblems(page);
  await page.emulateMedia({ colorScheme: first });
  await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 800 });
  await new ShellPage(page).open(path);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAt(page, `${path}, ${first}`);
  await page.emulateMedia({ colorScheme: second });
  // Colours are the same in every width.
  await test.step(`${path}, ${second}`, () => expectNoAxeViolations(page, COLOUR_RULES));
  // The browser itself reports the answer to a link that is no longer good.
  const isExpected = (problem: string) => path === EXPIRED_LINK && problem.includes('410 (Gone)');
  expect(
    problems.filter((problem) => !isExpected(problem)),
    path,
  ).toEqual([]);
}

test('SHL-010 every page is free of machine-found barriers and of complaints, in both themes', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  for (const { session, paths } of await visitors(browser)) {
    const context = await contextOf(browser, session, {});
    for (const [index, path] of paths.entries()) {
      const page = await context.newPage();
      await visit(page, path, index % 2 === 0 ? 'light' : 'dark');
      await page.close();
    }
    await context.close();
  }
});
