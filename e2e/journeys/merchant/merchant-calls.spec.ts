import { expect, type Page } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account, callAllWaiting, merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

const VANITY = 'forno-aurora';

/** A second, and as much again for this machine, which draws three pages meanwhile. */
const SOON_MS = 2_000;

/** When a page shows a text in such an element; a page looks at each frame, a test only now and then. */
const shownAt = (page: Page, selector: string, text: string): Promise<number> =>
  page.evaluate(
    ([wanted, words]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll(wanted)];
          if (found.some(({ textContent }) => textContent === words)) return resolve(Date.now());
          return requestAnimationFrame(look);
        };
        look();
      }),
    [selector, text] as const,
  );

/** When a page is clicked next. */
const clickedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        window.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true }),
      ),
  );

test('MER-016 QUE-044 DIS-006 DIS-007 the merchant calls: the ticket and the board follow within a second', async ({
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
  const times = Promise.all([
    clickedAt(dashboard.page),
    shownAt(page, 'h1, h2', 'Please come now'),
    shownAt(board, 'section[data-state] [class*="number"] > span', number),
  ]);
  await dashboard.callButton.click();
  const [pressed, onTicket, onBoard] = await times;
  expect(onTicket - pressed).toBeLessThanOrEqual(SOON_MS);
  expect(onBoard - pressed).toBeLessThanOrEqual(SOON_MS);

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
