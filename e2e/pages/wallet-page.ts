import { expect, type Locator, type Page } from '@playwright/test';
import { openSheet } from './open-sheet.ts';

/** The wallet: new passes, and the people that they are for. */
export class WalletPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Types a code in the sheet that is open, and goes on. */
  async type(code: string): Promise<void> {
    const sheet = await openSheet(this.page);
    await sheet.getByRole('textbox').fill(code);
    await sheet.getByRole('button', { name: 'Continue' }).click();
  }

  /** Writes who the passes are for, in the order of the page. */
  async name(...names: string[]): Promise<void> {
    const fields = this.page.getByRole('textbox', { name: 'For whom' });
    await expect(fields).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await fields.nth(index).fill(name);
  }

  /** Goes on to the question whether the names are right, and says yes. */
  async give(): Promise<void> {
    await this.button('Continue').click();
    const question = await openSheet(this.page);
    await expect(question.getByText(/for good/)).toBeVisible();
    await question.getByRole('button', { name: /^Assign the/ }).click();
  }

  person(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(name) });
  }
}
