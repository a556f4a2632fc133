import { expect, type Locator, type Page } from '@playwright/test';

/** The ticket, followed live. */
export class TicketPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** A fact of the ticket by its label, as its text. */
  fact(label: string): Locator {
    return this.page.locator('dl > div').filter({ hasText: label }).locator('dd');
  }

  get number(): Locator {
    return this.page
      .getByText('Your number', { exact: true })
      .locator('xpath=following-sibling::*[1]');
  }

  get qrCode(): Locator {
    return this.page.getByRole('img', { name: /QR code of ticket/ });
  }

  get typedCode(): Locator {
    return this.page
      .getByText('Or read out this code', { exact: true })
      .locator('xpath=following-sibling::*[1]');
  }

  async remove(): Promise<void> {
    await this.page.getByRole('button', { name: 'Leave the queue' }).click();
    const confirm = this.page.getByRole('dialog').getByRole('button', { name: 'Leave the queue' });
    // The sheet slides in; scrolled to before it has arrived, it would take that for a swipe that closes it.
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await confirm.click();
  }
}
