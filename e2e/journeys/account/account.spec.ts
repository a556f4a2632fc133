import { expect, type Page } from '@playwright/test';
import { AccountPage } from '../../pages/account-page.ts';
import { openSheet } from '../../pages/open-sheet.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { demandPasswordChange } from '../../support/platform/delivery.ts';
import { mailedPath } from '../../support/platform/mails.ts';
import { test } from '../../support/test.ts';

const FIRST = 'correct horse battery';
const SECOND = 'another horse staple';

async function signOut(page: Page): Promise<void> {
  await new AccountPage(page).signOut();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

test('CON-075 to CON-079 IDN-006 IDN-012 IDN-013 a user registers, forgets the password, sets another and signs in', async ({
  page,
}) => {
  const email = `vera-${Date.now()}@e2e.turno.example`;
  const account = new AccountPage(page);
  await account.signUp(email, FIRST);
  await expect(account.heading('Your passes')).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(await mailedPath(email, 'confirm-email'));
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  await signOut(page);

  await page.goto('/signin');
  await account.signIn(email, SECOND);
  await expect(page.getByText('Email and/or password not found')).toBeVisible();
  await account.press('Forgot your password?');
  const sheet = await openSheet(page);
  await expect(sheet.getByLabel('E-mail')).toHaveValue(email);
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We have written to ${email}`)).toBeVisible();

  const path = await mailedPath(email, 'reset-password');
  await page.goto(path);
  await expectNoAxeViolations(page);
  await account.chooseNew(SECOND);
  await expect(account.heading('Sign in')).toBeVisible();
  await account.signIn(email, SECOND);
  await expect(account.heading('Your passes')).toBeVisible();

  await page.goto(path);
  await account.chooseNew(FIRST);
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

test('IDN-015 IDN-016 SHL-005 CON-076 a forced change comes between sign-in and the requested page', async ({
  page,
}) => {
  const account = new AccountPage(page);
  await page.goto('/change-password');
  await expect(page).toHaveURL(/\/$/);

  const email = `elsa-${Date.now()}@e2e.turno.example`;
  await account.signUp(email, FIRST);
  await expect(account.heading('Your passes')).toBeVisible();
  await signOut(page);
  await demandPasswordChange(email);

  await page.goto('/account');
  await account.signIn(email, FIRST);
  await expect(account.heading('Change password')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/user-queues');
  await expect(account.heading('Sign in')).toBeVisible();
  await account.signIn(email, FIRST);
  await account.field('Current password').fill('not the one');
  await account.chooseNew(SECOND);
  await expect(account.field('Current password')).toHaveAttribute('aria-invalid', 'true');
  await account.field('Current password').fill(FIRST);
  await account.press('Save the password');
  await expect(account.heading('My queues')).toBeVisible();
  await page.reload();
  await expect(account.heading('My queues')).toBeVisible();
});

test('X-19 STA-010 a voluntary change comes back to the account; a deleted account is gone', async ({
  page,
}) => {
  const email = `vito-${Date.now()}@e2e.turno.example`;
  const account = new AccountPage(page);
  await account.signUp(email, FIRST);
  await expect(account.heading('Your passes')).toBeVisible();
  await page.goto('/account');
  await account.press('Change password');
  await account.field('Current password').fill(FIRST);
  await account.chooseNew(SECOND);
  await expect(account.heading('Your account')).toBeVisible();

  const download = page.waitForEvent('download');
  await account.press('Download your data');
  expect((await download).suggestedFilename()).toMatch(/^turno-\d+\.json$/);

  await account.press('Delete account');
  const sheet = await openSheet(page);
  await sheet.getByLabel('Password', { exact: true }).fill(SECOND);
  await sheet.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account');
  await account.signIn(email, SECOND);
  await expect(page.getByText('Email and/or password not found')).toBeVisible();
});

test('CON-075 the sheet stays where it is when something scrolls it, and a finger swipes it away', async ({
  page,
}) => {
  await page.goto('/signin');
  await new AccountPage(page).press('Forgot your password?');
  const sheet = await openSheet(page);
  const { y = 0 } = (await sheet.boundingBox()) ?? {};
  // What a screen reader, a script or a key can do to the container that the sheet slides in.
  const scrollAway = (element: Element) => {
    const scroller = element.closest('[data-sheet-scroll]');
    scroller?.scrollTo({ top: 0 });
  };
  await sheet.evaluate(scrollAway);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(y);
  await sheet.getByLabel('E-mail').click();

  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: 100, y: y + 20 }]);
  for (let moved = 40; moved <= 400; moved += 40) {
    await touch('touchMove', [{ x: 100, y: y + 20 + moved }]);
  }
  await touch('touchEnd', []);
  await expect(sheet).toBeHidden();
});
