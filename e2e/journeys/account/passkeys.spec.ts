import { expect, type Page } from '@playwright/test';
import { AccountPage } from '../../pages/account-page.ts';
import { openSheet } from '../../pages/open-sheet.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account as demoAccount } from '../../support/demo-data.ts';
import { mailsTo } from '../../support/platform/mails.ts';
import { test } from '../../support/test.ts';

/** Gives the browser a phone-like authenticator that recognises its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Chromium's test authenticator answers a suggestion by itself, before the button could be pressed. */
function withoutSuggestions(): void {
  PublicKeyCredential.isConditionalMediationAvailable = async () => false;
}

async function signOut(page: Page): Promise<void> {
  await new AccountPage(page).signOut();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

test('IDN-005 a merchant adds a passkey, signs in with it and removes it', async ({ page }) => {
  test.setTimeout(180_000);
  const account = new AccountPage(page);
  const { email, password } = demoAccount('marta');
  const name = `Laptop ${Date.now()}`;
  await addAuthenticator(page);
  await page.addInitScript(withoutSuggestions);
  await page.goto('/signin');
  await account.signIn(email, password);
  await expect(page).toHaveURL(/\/manage-merchant/);

  await page.goto('/account');
  await account.press('Add a passkey');
  const sheet = await openSheet(page);
  await sheet.getByLabel('Name').fill(name);
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Create the passkey' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Never used');
  await expectNoAxeViolations(page);
  await expect(() => expect(mailsTo(email, 'passkey-added')).not.toEqual([])).toPass();
  await signOut(page);

  await page.goto('/signin');
  await expectNoAxeViolations(page);
  await account.press('Sign in with a passkey');
  await expect(page).toHaveURL(/\/manage-merchant/);

  await page.goto('/account');
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Rename' }).click();
  const renamed = `${name} at work`;
  await (await openSheet(page)).getByLabel('Name').fill(renamed);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(row).toContainText(renamed);
  await row.getByRole('button', { name: 'Remove' }).click();
  await (await openSheet(page)).getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
});
