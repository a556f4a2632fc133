import { expect } from '@playwright/test';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 412, height: 839 } },
  { device: 'a small phone', viewport: { width: 320, height: 640 } },
  { device: 'a laptop', viewport: { width: 1280, height: 800 } },
  { device: 'a large window', viewport: { width: 1600, height: 1400 } },
]) {
  test(`MER-016 MER-030 on ${device} nothing moves under the finger while people join and other desks call`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { email, password } = account('marta');
    const merchant = await ownMerchant('marta', 'Banco del pane');
    const queue = firstQueueOf(merchant);
    const dashboard = new DashboardPage(page);
    await dashboard.signIn(email, password);
    await dashboard.choosePlace(merchant.name);
    await dashboard.nameDesk('Counter 1');
    const people = await guests(6);
    await takenTicket(queue.lineUp, people[0]!);
    await expect(dashboard.waiting).toHaveCount(1);

    const { callButton, desksButton } = dashboard;
    await desksButton.scrollIntoViewIfNeeded();
    const places = async () => {
      const boxes = [await callButton.boundingBox(), await desksButton.boundingBox()];
      return boxes.map((box) => Math.round(box?.y ?? Number.NaN));
    };
    const before = await places();
    for (const [at, person] of people.slice(1).entries()) {
      await takenTicket(queue.lineUp, person);
      await expect(dashboard.waiting).toHaveCount(at + 2);
      expect(await places()).toEqual(before);
    }
    const { accessToken: token } = await signedIn('marta');
    for (let left = people.length - 1; left >= 0; left -= 1) {
      expect((await ask(queue.next, { method: 'POST', token, body: {} })).status).toBe(200);
      await expect(dashboard.waiting).toHaveCount(left);
      // With an empty queue the bar explains below the disabled button why it cannot call, which moves that button alone.
      const shown = left === 0 ? 1 : 0;
      expect((await places()).slice(shown)).toEqual(before.slice(shown));
    }
  });
}
