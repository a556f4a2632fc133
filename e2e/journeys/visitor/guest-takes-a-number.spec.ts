// The one journey with all that moves: sheets slide in, numbers roll.
import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { HomePage } from '../../pages/public-pages.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('CON-005 CON-021 CON-043 IDN-024 a guest finds a place, takes a number and follows it', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await expect(home.cards.first()).toBeVisible();
  expect(await home.cards.count()).toBeGreaterThan(5);
  await expectNoAxeViolations(page);

  await home.search('Forno Aurora');
  await expect(home.cards).toHaveCount(1);
  await expect(home.card('Forno Aurora')).toContainText('Open');
  await home.choose('Forno Aurora');

  const take = new TakeNumberPage(page);
  await expect(take.button).toBeEnabled();
  await expectNoAxeViolations(page);
  await take.take();

  const ticket = new TicketPage(page);
  await expect(ticket.number).toHaveText(/^\d+$/);
  await expect(page.getByText('Now serving')).toBeVisible();
  await expect(page.getByText(/numbers? before yours|You are next/).first()).toBeVisible();
  await expect(ticket.qrCode).toBeVisible();
  await expectNoAxeViolations(page);
});

test('CON-045 QUE-068 a visitor takes another ticket and leaves the queue', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('Forno Aurora');
  await home.choose('Forno Aurora');
  const take = new TakeNumberPage(page);
  await take.take();
  const ticket = new TicketPage(page);
  const first = Number(await ticket.number.textContent());
  await ticket.remove();
  await page.waitForURL(/\/take-number\//);
  await take.take();
  await expect(ticket.number).not.toHaveText(String(first));
  expect(Number(await ticket.number.textContent())).toBeGreaterThan(first);
  await ticket.remove();
  await expect(take.button).toBeEnabled();
});

test('CON-030 a ticket survives a reload and a second tab', async ({ page, context }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('Forno Aurora');
  await home.choose('Forno Aurora');
  await new TakeNumberPage(page).take();
  const number = await new TicketPage(page).number.textContent();
  await page.reload();
  await expect(new TicketPage(page).number).toHaveText(number ?? '');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(new TicketPage(second).number).toHaveText(number ?? '');
});
