import type { Locator, Page } from '@playwright/test';
import { openSheet } from './open-sheet.ts';

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

  get desksButton(): Locator {
    return this.page.getByRole('button', { name: 'Desks', exact: true });
  }

  /** The rows of the people who wait. */
  get waiting(): Locator {
    return this.page.getByRole('region', { name: 'Who is waiting' }).getByRole('listitem');
  }

  /** Adds a desk to the merchant's, and makes this device that desk. */
  async nameDesk(name: string): Promise<void> {
    await this.desksButton.click();
    const sheet = await openSheet(this.page);
    await sheet.getByLabel('Name of the new desk').fill(name);
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await sheet.getByRole('listitem').filter({ hasText: name }).waitFor();
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await this.page.getByLabel('Desk', { exact: true }).selectOption({ label: name });
  }

  /** The number that a desk with a name serves, as its own device shows it. */
  servedAt(desk: string): Locator {
    return this.page
      .getByText(`${desk} is serving`, { exact: true })
      .locator('xpath=following-sibling::*[1]');
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

  /** Enters the name of the gate at which this device stands. */
  async nameGate(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Name the gate' }).click();
    const sheet = await openSheet(this.page);
    await sheet.getByLabel('Gate', { exact: true }).fill(name);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await this.page.getByRole('button', { name: `Gate: ${name}` }).waitFor();
  }

  async type(code: string): Promise<void> {
    await this.page.getByLabel('Code', { exact: true }).fill(code);
    await this.page.getByRole('button', { name: 'Use the code' }).click();
  }

  get checks(): Locator {
    return this.page.getByRole('region', { name: 'Latest checks' }).getByRole('listitem');
  }
}
