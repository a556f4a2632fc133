import type { Locator, Page } from '@playwright/test';
import { openSheet } from './open-sheet.ts';

/** The pages of signing in, registering and choosing another password. */
export class AccountPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.page.goto('/signup');
    await this.fillSignUp(email, password);
  }

  /** Registers on the page that is open. */
  async fillSignUp(email: string, password: string): Promise<void> {
    await this.field('E-mail').fill(email);
    await this.field('Password').fill(password);
    await this.field('Repeat the password').fill(password);
    await this.page.getByText('I accept the terms').click();
    await this.press('Sign up');
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.field('E-mail').fill(email);
    await this.field('Password').fill(password);
    await this.press('Sign in');
  }

  async chooseNew(password: string): Promise<void> {
    await this.field('New password').fill(password);
    await this.field('Repeat the new password').fill(password);
    await this.press('Save the password');
  }

  /** Ends the session by the account page, and confirms it. */
  async signOut(): Promise<void> {
    await this.page.goto('/account');
    await this.press('Sign out');
    const sheet = await openSheet(this.page);
    await sheet.getByRole('button', { name: 'Sign out' }).click();
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  }
}
