import { test as base } from '@playwright/test';

/**
 * The test of the journeys: it closes what a journey opened in the browser of its worker. A page that stays open would go on
 * following its merchant, and slow down every journey after it.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) {
        // An answer that is still on its way is nobody's failure any more.
        const routed = [context, ...context.pages()];
        await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }
    },
    { auto: true },
  ],
});
