import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { CheckInPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { launchWithCamera } from '../../support/browser/fake-camera.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account, callAllWaiting, merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const VANITY = 'forno-aurora';

for (const { name, address } of [
  { name: 'in the shell', address: `${platformUrls().shell}/scan-create-pass` },
  { name: 'at the passes remote’s own address', address: `${platformUrls().passesRemote}/` },
]) {
  test(`PAS-032 PAS-034 PSU-007 PSU-008 staff check a ticket in once, ${name}`, async ({
    page,
  }) => {
    await callAllWaiting(VANITY, 'marta');
    const merchant = await merchantAt(VANITY);
    await new TakeNumberPage(page).open(merchant.id, ticketQueueOf(merchant).id);
    const answer = page.waitForResponse((each) => each.url().endsWith('/lineup'));
    await new TakeNumberPage(page).take();
    const ticket = await (await answer).json();
    await callAllWaiting(VANITY, 'marta');
    await expect(page.getByRole('heading', { name: 'Please come now' })).toBeVisible();
    const typedCode = (await new TicketPage(page).typedCode.textContent()) ?? '';

    const browser = await launchWithCamera(ticket.qrCodeJWT);
    const context = await browser.newContext({ locale: 'en-GB', permissions: ['camera'] });
    const door = new CheckInPage(await context.newPage());
    const { email, password } = account('marta');
    await door.signIn(address, email, password);
    await door.choosePlace(merchant.name);
    await expect(door.checks.first()).toContainText('May enter');
    await expect(door.checks.first()).toContainText(ticket.ticketValue);
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();

    await door.type(typedCode);
    await expect(door.checks.first()).toContainText('May not enter');
    await expect(door.checks.first()).toContainText('Ticket already scanned');
    await expectNoAxeViolations(door.page);
    await browser.close();
  });
}

test('PAS-034 a ticket that waits is named at the entrance, with what is served', async ({
  page,
}) => {
  const merchant = await merchantAt(VANITY);
  await new TakeNumberPage(page).open(merchant.id, ticketQueueOf(merchant).id);
  const answer = page.waitForResponse((each) => each.url().endsWith('/lineup'));
  await new TakeNumberPage(page).take();
  const ticket = await (await answer).json();
  const { email, password } = account('marta');
  const browser = await launchWithCamera(ticket.qrCodeJWT);
  const entrance = new CheckInPage(await (await browser.newContext({ locale: 'en-GB' })).newPage());
  await entrance.signIn(`${platformUrls().shell}/scan-create-pass`, email, password);
  await entrance.choosePlace(merchant.name);
  await entrance.type(ticket.qrCodeJWT);
  await expect(entrance.checks.first()).toContainText(/Not yet called/);
  await expect(entrance.checks.first()).toContainText(ticket.ticketValue);
  await browser.close();
});

test('PAS-034 a code that was never issued is not recognised', async () => {
  const { email, password } = account('marta');
  const signIn = await ask('/auth/signin', { method: 'POST', body: { email, password } });
  const { accessToken } = signIn.json as { accessToken: string };
  const merchant = await merchantAt(VANITY);
  const path = `/private/merchants/${merchant.id}/queues/checkin_ticket`;
  const answer = await ask(path, {
    method: 'POST',
    token: accessToken,
    body: { token: '0000000000' },
  });
  expect(answer).toMatchObject({ status: 422, json: { error_code: 'qr_invalid' } });
});
