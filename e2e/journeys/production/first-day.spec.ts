import { expect } from '@playwright/test';
import type { Category, Merchant } from '@turno/shared-types';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { HomePage } from '../../pages/public-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { test } from '../../support/production/platform.ts';
import {
  confirmationPath,
  everyDay,
  PASSWORD,
  register,
} from '../../support/production/register.ts';

test('S-06 S-09 a production start without demo data: a merchant registers, opens and serves', async ({
  production,
  newDevice,
}) => {
  test.setTimeout(300_000);
  const { send } = production;
  expect((await send('/public/merchants')).json).toEqual([]);
  expect((await send('/public/franchising')).json).not.toEqual([]);
  const categories = (await send('/public/categories')).json as Category[];
  const name = 'Panetteria Prima';
  const draft = { name, categoryId: categories[0]?.id ?? 0 };
  const { email, merchant } = await register(production, draft, everyDay('00:00', '24:00'));

  const home = new HomePage(await newDevice());
  await home.open();
  await expect(home.card(name)).toHaveCount(0);
  const owner = new DashboardPage(await newDevice());
  await owner.page.goto(await confirmationPath(production, email));
  await expect(owner.page.getByText(`${email} is confirmed`)).toBeVisible();
  await home.open();
  await expect(home.card(name)).toBeVisible();

  const phone = home.page;
  await new TakeNumberPage(phone).open(merchant.id, merchant.queues[0]?.id ?? 0);
  await new TakeNumberPage(phone).takeFor(2);
  const number = (await new TicketPage(phone).number.textContent()) ?? '';
  const board = await newDevice();
  await board.goto(`/display/${merchant.id}`);
  await expect(board.getByText(name)).toBeVisible();

  await owner.signIn(email, PASSWORD);
  await owner.callButton.click();
  await expect(phone.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await expect(board.getByText(number, { exact: true })).toBeVisible();
  const listed = (await send('/public/merchants')).json as Merchant[];
  expect(listed.map(({ id }) => id)).toEqual([merchant.id]);
});
