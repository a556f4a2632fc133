import { test as base } from '@playwright/test';

/**
 * The `test` of the journeys: after each one it closes the browser contexts that the journey opened. An open page keeps
 * following its merchant and takes processor time from later journeys.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) {
        // A route handler that is still running must not fail a journey that has ended.
        const routed = [context, ...context.pages()];
        await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }
    },
    { auto: true },
  ],
});
