import { test as base } from '@playwright/test';

/**
 * The test of the journeys: it closes what a journey opened in the browser of its worker. A page that stays open would go on
 * following its merchant, and slow down every journey after it.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
