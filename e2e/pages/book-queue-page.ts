import type { Locator, Page } from '@playwright/test';

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
    await this.page.getByText('I accept the terms and conditions').click();
  }
}
