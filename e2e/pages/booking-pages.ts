import type { Locator, Page } from '@playwright/test';
import { openSheet } from './open-sheet.ts';

/** The shows of an event. */
export class EventsPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(vanity: string): Promise<void> {
    await this.page.goto(`/events/${vanity}`);
  }

  /** The first show that can be booked. */
  get book(): Locator {
    return this.page
      .getByRole('main')
      .locator('button:enabled')
      .filter({ hasText: /^Book \d\d:\d\d$/ })
      .first();
  }

  show(time: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: time });
  }

  /** Presses the show's button, chooses the party and confirms. */
  async bookFor(button: Locator, people: number): Promise<void> {
    await button.click();
    const sheet = await openSheet(this.page);
    await sheet
      .locator('label')
      .filter({ hasText: String(people) })
      .click();
    await sheet.getByRole('button', { name: /^Book / }).click();
  }
}

/** Where a party asks a multi-queue for a place. */
export class BookQueuePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: 'Ask for a table' });
  }

  /** Fills in the form for a party of more than six. */
  async fill(name: string, people: number): Promise<void> {
    await this.page.getByLabel('Name for the booking').fill(name);
    await this.page
      .getByRole('group', { name: 'How many people?' })
      .getByRole('combobox')
      .selectOption({ label: `${people} people` });
    await this.page.getByText('I accept the terms of use').click();
  }
}
