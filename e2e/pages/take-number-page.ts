import type { Locator, Page } from '@playwright/test';

/** Where a visitor takes a number in one queue. */
export class TakeNumberPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(merchantId: number, queueId: number): Promise<void> {
    await this.page.goto(`/take-number/${merchantId}/${queueId}`);
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: /^Take (number|the first number)/ });
  }

  /** Takes a number in the current session and waits for the ticket. */
  async take(): Promise<void> {
    await this.button.click();
    await this.page.waitForURL(/\/reservation\//);
  }
}
