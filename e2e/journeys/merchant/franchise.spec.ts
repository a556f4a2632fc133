import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Merchant, Session } from '@turno/shared-types';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account } from '../../support/demo-data.ts';
import { captchaToken } from '../../support/guests.ts';
import { ownMerchant } from '../../support/own-merchant.ts';
import { mailedPath } from '../../support/platform/mails.ts';
import { test } from '../../support/test.ts';

const PASSWORD = `right ${randomUUID()}`;
/** A franchising of the reference data, and a domain of its team. */
const CHAIN = 'Mercati Verdesole';
const CHAIN_DOMAIN = 'carrefour.it';
const BAKERIES = 11;

/** A manager with an address of the franchising, not confirmed yet, and an independent merchant. */
async function teamMember() {
  const email = `team-${randomUUID()}@${CHAIN_DOMAIN}`;
  const signedUp = await ask('/auth/signup', {
    method: 'POST',
    body: {
      email,
      password: PASSWORD,
      name: 'Livia Conti',
      roles: ['merchant'],
      captchaToken: await captchaToken(),
    },
  });
  expect([signedUp.status, signedUp.text]).toEqual([201, signedUp.text]);
  const created = await ask('/private/merchants', {
    method: 'POST',
    token: (signedUp.json as Session).accessToken,
    body: { name: `Verdesole ${randomUUID()}`, categoryId: BAKERIES, openings: [] },
  });
  expect([created.status, created.text]).toEqual([201, created.text]);
  return { email, merchant: created.json as Merchant };
}

test('S-07 the team of a franchise invites a merchant by mail; its manager accepts, and the settings say so', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const [{ email }, invited] = await Promise.all([
    teamMember(),
    ownMerchant('marta', 'Bottega da invitare'),
  ]);
  const team = new DashboardPage(await (await browser.newContext({ locale: 'en-GB' })).newPage());
  await team.page.goto(await mailedPath(email, 'confirm-email'));
  await expect(team.page.getByText(`${email} is confirmed`)).toBeVisible();
  await team.signIn(email, PASSWORD);
  await team.page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  const ofTeam = team.page.getByRole('region', { name: 'Franchise' });
  await ofTeam.getByLabel('Franchise').selectOption({ label: CHAIN });
  await ofTeam.getByRole('button', { name: 'Join with my e-mail address' }).click();
  await expect(ofTeam.getByText(`This place is part of ${CHAIN}.`)).toBeVisible();
  const { email: to, password } = account('marta');
  await ofTeam.getByLabel(/^Invite another place/).fill(to);
  await ofTeam.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(team.page.getByText(`Invitation sent to ${to}`).first()).toBeVisible();
  await expectNoAxeViolations(team.page);

  // The manager is signed out, reads what the link is for and signs in there.
  const path = await mailedPath(to, 'franchise-invitation');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: `${CHAIN} invites you to join` })).toBeVisible();
  await page.getByLabel('E-mail').fill(to);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Place', { exact: true }).selectOption({ label: invited.name });
  await expect(page.getByRole('heading', { name: `${CHAIN} invites you to join` })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Join with ${invited.name}` }).click();
  const joined = page.getByRole('region', { name: 'Franchise' });
  await expect(joined.getByText(`This place is part of ${CHAIN}.`)).toBeVisible();

  // The link admitted one merchant.
  await page.goto(path);
  await expect(page.getByText('This invitation has already been used')).toBeVisible();
});
