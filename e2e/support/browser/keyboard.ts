import { expect, type Locator, type Page } from '@playwright/test';

type Named = 'link' | 'button' | 'textbox' | 'combobox' | 'radio';

const MOST_STOPS = 60;

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement).catch(() => false);

/** Presses Tab until something with this name has the focus, as a person without a mouse does; returns how often. */
export async function tabTo(page: Page, role: Named, name: string | RegExp): Promise<number> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await hasFocus(wanted)) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab reaches ${role} ${String(name)}`);
}

const CONTROLS = 'a[href], button, select, input, textarea, [role=tab], [role=radio]';

/** What a person can press or fill in inside the page's main part, but no Tab reaches, as HTML. */
export async function outOfReach(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-reached]')) {
      each.removeAttribute('data-reached');
    }
    document.querySelector<HTMLElement>('h1')?.focus();
  });
  await expect(page.locator('h1')).toBeFocused();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const isBack = await page.evaluate(() => {
      const focused = document.activeElement;
      const hasBeen = focused?.hasAttribute('data-reached') || focused === document.body;
      focused?.setAttribute('data-reached', '');
      return hasBeen;
    });
    if (isBack) break;
  }
  return page.locator('main').evaluate((main, controls) => {
    const all = [...main.querySelectorAll<HTMLElement>(controls)];
    // Of tabs and radio buttons one is a stop of the keyboard; arrows move between them.
    const groupOf = (each: Element) => each.closest('[role=tablist], [role=radiogroup]') ?? each;
    const isReached = (each: Element) =>
      groupOf(each).hasAttribute('data-reached') ||
      groupOf(each).querySelector('[data-reached]') !== null;
    return all
      .filter((each) => each.checkVisibility() && !each.matches(':disabled') && !isReached(each))
      .map((each) => each.outerHTML.slice(0, 120));
  }, CONTROLS);
}
