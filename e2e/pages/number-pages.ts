import type { Locator, Page } from '@playwright/test';
import { openSheet } from './open-sheet.ts';

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

  /** Takes a number for a party, in a queue that asks for its size. */
  async takeFor(people: number): Promise<void> {
    await this.button.click();
    const sheet = await openSheet(this.page);
    await sheet
      .locator('label')
      .filter({ hasText: String(people) })
      .first()
      .click();
    await sheet.getByRole('button', { name: 'Take the number' }).click();
    await this.page.waitForURL(/\/reservation\//);
  }
}

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
      .getByText(
        /^(Or read out this code|Oppure detta questo codice|O dicta este código|Oder nennen Sie diesen Code)$/,
      )
      .locator('xpath=following-sibling::*[1]');
  }

  async remove(): Promise<void> {
    const name = /^(Leave the queue|Give up the booking)$/;
    await this.page.getByRole('button', { name }).click();
    const sheet = await openSheet(this.page);
    await sheet.getByRole('button', { name }).click();
  }
}
