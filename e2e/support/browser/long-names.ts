import type { Page } from '@playwright/test';
import { platformUrls } from '../platform/platform.ts';

const { gateway } = platformUrls();
export const LONG_NAME =
  'Antica Bottega del Grano, delle Farine e degli Impastatoridistribuzionecentrale';

/** The services answer as they do, only with names that are far too long. */
export async function withLongNames(page: Page): Promise<void> {
  await page.route(/\/(public|private)\//, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== gateway || pathname.endsWith('/events')) return route.fallback();
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(/"(name|displayName)":"[^"]+"/g, `"$1":"${LONG_NAME}"`);
    return route.fulfill({ response: answer, body });
  });
}

/** Lists what does not fit: a page that scrolls sideways, and text outside the window, except in rows that scroll. */
export function lossesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inScrollingRow = (element: HTMLElement): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent.tagName === 'MAIN') return false;
        if (getComputedStyle(parent).overflowX === 'auto') return true;
      }
      return false;
    };
    const found = [
      ...document.querySelectorAll<HTMLElement>('main h1, main h2, main p, main a, main button'),
    ]
      .filter((element) => !inScrollingRow(element))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 30)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...found] : found;
  });
}
