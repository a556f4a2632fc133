import { expect } from '@playwright/test';
import { ShellPage } from '../../pages/public-pages.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

test('SHL-029 the language changes in the middle of the sign-up form: what is typed stays, and later visits remember', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await shell.open('/signup');
  await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');

  await shell.changeLanguage('Deutsch');
  await expect(shell.heading).toHaveText('Registrieren');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('correct horse battery');
  await expect(page).toHaveURL(/\/signup$/);
  await expectNoAxeViolations(page);

  await page.goto('/help');
  await expect(shell.heading).toHaveText('Hilfe');
  await shell.changeLanguage('Español');
  await expect(shell.heading).toHaveText('Ayuda');
});

test('SHL-020 dashboard and check-in change their language too, and no single tap ends the session', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await page.goto('/manage-merchant');
  const { email, password } = account('piero');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/manage-merchant');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeHidden();
  await shell.changeLanguage('Italiano');
  await expect(page.getByRole('link', { name: 'Code', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Pass', exact: true }).click();
  await shell.changeLanguage('English');
  await expect(page.getByRole('link', { name: 'Queues', exact: true })).toBeVisible();

  // Shadows, which mark the current page otherwise, are not painted in forced colours.
  await page.emulateMedia({ forcedColors: 'active' });
  const current = page.getByRole('link', { name: 'Passes', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveCSS('border-bottom-width', '3px');
  await page.emulateMedia({ forcedColors: null });

  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
  await shell.signOut();
  await page.waitForURL((url) => url.pathname === '/');
});
