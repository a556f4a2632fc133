import { expect } from '@playwright/test';
import type { Merchant, Queue } from '@turno/shared-types';
import { CheckInPage } from '../../pages/staff-pages.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { callAllWaiting, merchantAt, signedIn } from '../../support/demo-data.ts';
import { takenTicket } from '../../support/own-merchant.ts';
import { associatedPass, newCustomer } from '../../support/passes.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const PARK = 'museo-delle-maree';
/** A type of pass that rests for ten minutes at each gate. */
const AT_EACH_GATE = 9;

test('PAS-034 PSU-007 PSU-009 a pass that rests at each gate is refused at the first one and enters at the second', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const park = await merchantAt(PARK);
  const staff = await signedIn('marta');
  const openGate = async (name: string) => {
    const page = await (await contextOf(browser, staff, {})).newPage();
    await page.goto(`${platformUrls().shell}/scan-create-pass`);
    const gate = new CheckInPage(page);
    await gate.choosePlace(park.name);
    await gate.nameGate(name);
    return gate;
  };
  const [north, south] = [await openGate('North'), await openGate('South')];

  const { session } = await newCustomer();
  const pass = await associatedPass(session, AT_EACH_GATE);
  const calledTicket = async () => {
    const lineUp = `/public/merchants/${park.id}/queues/${entranceOf(park).id}/lineup`;
    const ticket = await takenTicket(lineUp, session, { passOwners: [pass] });
    await callAllWaiting(PARK, 'marta', entranceOf);
    return { code: ticket.checkInCode ?? '', value: ticket.ticketValue };
  };
  await north.type((await calledTicket()).code);
  await expect(north.checks.first()).toContainText('May enter');

  const { code, value } = await calledTicket();
  await north.type(code);
  await expect(north.checks.first()).toContainText(/May not enter.*Good again .*\d\d:\d\d/);
  await expect(north.checks.first()).toContainText(value);
  await expectNoAxeViolations(north.page);
  await south.type(code);
  await expect(south.checks.first()).toContainText('May enter');
  await expect(south.checks.first()).toContainText(value);

  // The device remembers its gate.
  await south.page.reload();
  await expect(south.page.getByRole('button', { name: 'Gate: South' })).toBeVisible();
});

function entranceOf({ name, queues }: Merchant): Queue {
  const queue = queues.find(({ passMode }) => passMode === 'generic');
  if (!queue) throw new Error(`${name} has no queue for passes`);
  return queue;
}
