import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account, callAllWaiting, merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

const VANITY = 'forno-aurora';

test('MER-016 QUE-044 DIS-006 DIS-007 the merchant calls: the ticket and the board follow', async ({
  page,
  browser,
}) => {
  await callAllWaiting(VANITY, 'marta');
  const merchant = await merchantAt(VANITY);
  const queue = ticketQueueOf(merchant);
  await new TakeNumberPage(page).open(merchant.id, queue.id);
  await new TakeNumberPage(page).take();
  const ticket = new TicketPage(page);
  const number = (await ticket.number.textContent()) ?? '';

  const venue = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  const board = await venue.newPage();
  await board.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    speechSynthesis.speak = (utterance) => {
      spoken.push(utterance.text);
      const end = new SpeechSynthesisEvent('end', { utterance });
      setTimeout(() => utterance.dispatchEvent(end), 500);
    };
  });
  await board.goto(`/display/${merchant.id}`);
  await expect(board.getByText(merchant.name)).toBeVisible();
  await board.getByRole('button', { name: /speaker/i }).click();

  const dashboard = new DashboardPage(await venue.newPage());
  const { email, password } = account('marta');
  await dashboard.signIn(email, password);
  await dashboard.choosePlace(merchant.name);
  await expectNoAxeViolations(dashboard.page);
  await expect(dashboard.callButton).toBeEnabled();
  await dashboard.callButton.click();

  await Promise.all([
    expect(page.getByRole('heading', { name: 'Please come now' })).toBeVisible(),
    expect(
      board.getByRole('region', { name: queue.name }).getByText(number, { exact: true }),
    ).toBeVisible(),
  ]);
  await expect
    .poll(() => board.evaluate(() => (window as unknown as { spoken: string[] }).spoken))
    .toContain(`Stiamo servendo il numero ${number}`);
  await expectNoAxeViolations(page);
  await expectNoAxeViolations(board);
  await venue.close();
});
