import type { Page } from '@playwright/test';

/** A font that arrives moves a word by a pixel; a row that appears moves hundreds. */
export const FONT_SHIFT = 0.001;

/** Sums what moves without anybody's doing, from the first paint on. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { layoutShifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) sum.value += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { layoutShifts: { value: number } }).layoutShifts.value,
    );
}
