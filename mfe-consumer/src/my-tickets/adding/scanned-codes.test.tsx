import { screen, within } from '@testing-library/react';
import {
  passOwnersCall,
  redeemPassesCall,
  type ScanResult,
  scanCodeCall,
} from '@turno/shared-types/passes';
import { buildPass, passTime, refuse, reply } from '@turno/shared-ui/test';
import {
  anna,
  family,
  forget,
  give,
  goOn,
  invalid,
  names,
  posts,
  shared,
  typeCode,
} from '../../../test/giving.ts';
import { nobody, openWallet } from '../../../test/wallet.ts';

beforeEach(forget);

test('PAS-022: the Fast Track of a scanned card is not given to a new name, and stays on its card', async () => {
  const card: ScanResult = { ...shared, mode: 'mediacode', passes: [buildPass()], counter: 1 };
  const shown = openWallet(
    [nobody(), anna],
    [...family, reply(scanCodeCall, card)],
    '/my-tickets?open=manual',
  );
  await typeCode(shown, 'K7QX2MBP9D');
  const person = await screen.findByRole('combobox', { name: 'Per chi' });
  await shown.user.selectOptions(person, 'Un nuovo nome…');
  await shown.user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Emma');
  await shown.user.click(screen.getByRole('button', goOn));
  expect(
    await screen.findByText('Il Fast Track non può essere associato a un nuovo nominativo'),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeInvalid();
  expect(posts(shown).map(([path]) => path)).toEqual(['scan_code']);

  await shown.user.selectOptions(person, 'Anna');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByText('Biglietto associato')).toBeVisible();
  expect(posts(shown).at(-1)).toEqual(['associate_passes', { passIds: [501] }]);
});

test('PAS-011 PAS-028: a wrong code is marked and nothing is taken over', async () => {
  const replies = [...family, reply(scanCodeCall, invalid)];
  const shown = openWallet([nobody()], replies, '/my-tickets?open=manual');
  await typeCode(shown, 'WRONG12345');
  const found = await screen.findAllByText('Codice non valido');
  expect(found.length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Codice' })).toBeVisible();
});

test('PAS-012: shared people are there after the scan; nothing is redeemed', async () => {
  const people: ScanResult = { ...invalid, mode: 'share_user_owners', counter: 2 };
  const shown = openWallet([nobody()], [reply(scanCodeCall, people)], '/my-tickets?open=manual');
  await screen.findByRole('textbox', { name: 'Codice' });
  shown.gateway.answer(reply(passOwnersCall, [nobody(), anna]));
  await typeCode(shown, 'pass.people');
  expect(await screen.findByText(/2.persone aggiunte su questo telefono/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /Anna/ })).toBeVisible();
  expect(posts(shown).map(([path]) => path)).toEqual(['scan_code']);
});

test('PAS-013: of two phones with one code the second is told, and keeps nothing', async () => {
  const replies = [...family, refuse(redeemPassesCall, 'passes_not_redeemable')];
  const shown = openWallet([nobody()], replies, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  await shown.user.type((await names())[0] as HTMLElement, 'Emma');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByText('Pass non riscattabili')).toBeVisible();
  expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
  await passTime(6_000);
  expect(screen.getByText(/Qualcun altro ha già preso questi pass/)).toBeVisible();
});
