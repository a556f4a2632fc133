import type { Locator, Page } from '@playwright/test';

/** Where a manager runs a queue. */
export class DashboardPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto('/manage-merchant');
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await this.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Manage' }).waitFor();
  }

  async choosePlace(name: string): Promise<void> {
    await this.page
      .getByRole('combobox', { name: 'Place', exact: true })
      .selectOption({ label: name });
    await this.page.getByRole('region').first().waitFor();
  }

  get callButton(): Locator {
    return this.page.getByRole('button', { name: /^Call / });
  }
}

/** Where staff let ticket holders in. */
export class CheckInPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async signIn(address: string, email: string, password: string): Promise<void> {
    await this.page.goto(address);
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await this.page.getByRole('heading', { name: 'Check-in' }).waitFor();
  }

  async choosePlace(name: string): Promise<void> {
    await this.page
      .getByRole('combobox', { name: 'Place', exact: true })
      .selectOption({ label: name });
  }

  async type(code: string): Promise<void> {
    await this.page.getByLabel('Code', { exact: true }).fill(code);
    await this.page.getByRole('button', { name: 'Use the code' }).click();
  }

  get checks(): Locator {
    return this.page.getByRole('region', { name: 'Latest checks' }).getByRole('listitem');
  }
}
