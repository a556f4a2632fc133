import { expect, type Page } from '@playwright/test';
import type { Desk, Session } from '@turno/shared-types';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { signedIn } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

const GROUP = 10;
const CALLED = 'Please come now';
const PASSED = 'Your number has been called';

test('S-03 S-20 ten called together read on ten phones that it is their turn, until the same desk calls on', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const merchant = await ownMerchant('marta', 'Sala d’attesa');
  const queue = firstQueueOf(merchant);
  const { accessToken: token } = await signedIn('marta');
  const call = async (body: object) => {
    const answer = await ask(queue.next, { method: 'POST', token, body });
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
  };
  const people = await guests(GROUP + 2);
  for (const person of people) await takenTicket(queue.lineUp, person);
  const phoneOf = async (person: Session): Promise<Page> => {
    const phone = await (await contextOf(browser, person, {})).newPage();
    await phone.goto(`/reservation/${merchant.id}/${queue.id}`);
    await expect(phone.getByText('Live', { exact: true })).toBeVisible();
    return phone;
  };
  const phones: Page[] = [];
  for (const person of people.slice(0, GROUP)) phones.push(await phoneOf(person));
  const everybodyReads = (heading: string) =>
    Promise.all(
      phones.map((phone) => expect(phone.getByRole('heading', { name: heading })).toBeVisible()),
    );

  await call({ paxCount: GROUP });
  await everybodyReads(CALLED);
  // A call by another desk does not end the turn of these ten.
  const desks = `/private/merchants/${merchant.id}/desks`;
  const desk = await ask(desks, { method: 'POST', token, body: { name: 'Counter 2' } });
  await call({ deskId: (desk.json as Desk).id });
  await phones[0]?.reload();
  await everybodyReads(CALLED);

  await call({});
  await everybodyReads(PASSED);
  for (const phone of phones) await phone.context().close();
});
