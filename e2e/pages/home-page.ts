import type { Locator, Page } from '@playwright/test';

/** The list of places. */
export class HomePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  get cards(): Locator {
    return this.page.getByRole('region', { name: 'Places' }).getByRole('listitem');
  }

  card(name: string): Locator {
    return this.cards.filter({ hasText: name });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(text);
  }

  async choose(name: string): Promise<void> {
    await this.card(name).getByRole('link').first().click();
  }
}
