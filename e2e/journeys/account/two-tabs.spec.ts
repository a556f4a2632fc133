import { expect } from '@playwright/test';
import { ShellPage } from '../../pages/public-pages.ts';
import { account } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('IDN-004 IDN-031 X-16 two tabs stay in step: who signs in or out does so in both', async ({
  page,
  context,
}) => {
  const here = new ShellPage(page);
  const there = new ShellPage(await context.newPage());
  await here.open('/');
  await there.open('/terms');

  // A protected page sends to sign-in and comes back to itself, query included.
  await page.goto('/manage-merchant?qr=open');
  await page.waitForURL('**/signin');
  const { email, password } = account('marta');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/manage-merchant*');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(there.navigation).toBeVisible();
  await expect(there.navigation.getByRole('link', { name: 'Queues' })).toBeVisible();

  await there.page.goto('/manage-merchant');
  await expect(there.heading).toHaveText(/Manage/);
  await here.signOut();
  await page.waitForURL((url) => url.pathname === '/');
  // The other tab stood on a protected page: it asks to sign in again.
  await there.page.waitForURL('**/signin');
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => /token|role|merchant/i.test(key))).toEqual([]);
});
