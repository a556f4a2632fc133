import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

/** What a browser's bars leave of a phone of 390 by 844 px. */
test.use({ viewport: { width: 390, height: 664 } });

test('CON-044 the code that is read out stands above the fold of a phone, in whole, also with a second ticket', async ({
  page,
}) => {
  const take = new TakeNumberPage(page);
  for (const name of ['Piega', 'Antica Gastronomia delle Tre Lanterne']) {
    const merchant = await ownMerchant('marta', name);
    await take.open(merchant.id, firstQueueOf(merchant).id);
    await take.takeFor(2);
    await expect(new TicketPage(page).typedCode).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('navigation', { name: 'Your tickets' })).toBeVisible();
  for (const locale of ['it', 'es', 'de']) {
    await page.evaluate((language) => localStorage.setItem('turno.locale', language), locale);
    await page.reload();
    const code = new TicketPage(page).typedCode;
    await expect(code, locale).toBeInViewport({ ratio: 1 });
    const lines = await code.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, locale).toBe(1);
  }
});
