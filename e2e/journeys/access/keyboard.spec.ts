import { expect } from '@playwright/test';
import { ShellPage } from '../../pages/public-pages.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { account } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('SHL-010 SHL-018 SHL-020 the shell is usable by keyboard alone', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open('/');

  // The first Tab offers the way past the bar.
  await page.keyboard.press('Tab');
  await expect(shell.skipLink).toBeFocused();
  await expect(shell.skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Every page is named by its heading, which has the focus after a move.
  await tabTo(page, 'link', 'Terms of use');
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Terms of use');
  await expect(shell.heading).toBeFocused();
  await tabTo(page, 'link', 'Read the privacy policy');
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Privacy policy');
  await tabTo(page, 'button', 'Back');
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Terms of use');

  // In, around and out again.
  await tabTo(page, 'link', 'Sign in');
  await page.keyboard.press('Enter');
  const { email, password } = account('marta');
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(email);
  await page.getByLabel('Password').first().focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manage-merchant');
  await expect(shell.heading).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'link', 'Pass');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/scan-create-pass');
  await expect(shell.heading).toBeFocused();
  await tabTo(page, 'button', 'Account');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Sign out');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(shell.signIn).toBeVisible();
});
