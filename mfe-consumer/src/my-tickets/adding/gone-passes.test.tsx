import { screen, within } from '@testing-library/react';
import { passOwnersCall, redeemPassesCall } from '@turno/shared-types/passes';
import { passTime, reply } from '@turno/shared-ui/test';
import {
  anna,
  family,
  forget,
  give,
  goOn,
  names,
  passes,
  posts,
  typeCode,
} from '../../../test/giving.ts';
import { nobody, openWallet } from '../../../test/wallet.ts';

beforeEach(forget);

/** A shared code whose first pass its giver gives away after the scan. */
async function scanned() {
  const replies = [...family, reply(redeemPassesCall, { passIds: [2, 3, 4] })];
  const shown = openWallet([nobody()], replies, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  return { ...shown, fields: await names() };
}

const GONE = /Non più disponibili: Ingresso/;

test('PAS-013 PAS-024 a pass that is gone when the code is redeemed is named, and the others are given', async () => {
  const shown = await scanned();
  await shown.user.fill(shown.fields[0] as HTMLElement, 'Emma');
  await shown.user.type(shown.fields[1] as HTMLElement, 'Leo');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(await screen.findByText('Pass associato')).toBeVisible();
  expect(posts(shown).slice(1)).toEqual([
    ['redeem', { token: 'pass.four' }],
    ['pass_owners', { name: 'Leo' }],
    ['associate_passes', { passIds: [2] }],
  ]);
});

test('PAS-013 who had chosen only a pass that is gone does not read that it was given', async () => {
  const shown = await scanned();
  await shown.user.fill(shown.fields[0] as HTMLElement, 'Emma');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByText(GONE)).toBeVisible();
  await passTime(6_000);
  expect(screen.queryByText('Pass associato')).not.toBeInTheDocument();
});

test('PAS-013 who keeps the passes for later reads which one is gone', async () => {
  const shown = await scanned();
  shown.gateway.answer(reply(passOwnersCall, [nobody(...passes.slice(1)), anna]));
  await shown.user.click(screen.getByRole('button', { name: 'Non adesso' }));
  expect(await screen.findByText(GONE)).toBeVisible();
});
