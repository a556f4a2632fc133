import type { Locator, Page } from '@playwright/test';

/** The frame of every page: the bar at the top, notices, and the links at the end. */
export class ShellPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a path and waits for its heading. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.heading.waitFor();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 }).first();
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: 'Skip to content' });
  }

  get signIn(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  }

  /** Ends the session by the account menu. */
  async signOut(): Promise<void> {
    const header = this.page.getByRole('banner');
    await header.getByRole('button', { name: 'Account', exact: true }).click();
    await header.getByRole('button', { name: 'Sign out' }).click();
  }

  /** Changes the language of the page, by the language's own name. */
  async changeLanguage(name: string): Promise<void> {
    const header = this.page.getByRole('banner');
    await header.getByRole('button', { name: /^[A-Z]{2} – / }).click();
    await header.getByRole('button', { name, exact: true }).click();
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main navigation' });
  }
}

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
