import { screen, waitFor, within } from '@testing-library/react';
import {
  passOwnersCall,
  redeemPassesCall,
  type ScanResult,
  scanCodeCall,
} from '@turno/shared-types/passes';
import { buildPass, failOffline, passTime, refuse, reply } from '@turno/shared-ui/test';
import {
  anna,
  family,
  forget,
  give,
  goOn,
  invalid,
  names,
  passes,
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
    [...family, reply(scanCodeCall, card), reply(redeemPassesCall, { passIds: [501] })],
    '/my-tickets?open=manual',
  );
  await typeCode(shown, 'K7QX2MBP9D');
  const person = await screen.findByRole('combobox', { name: 'Per chi' });
  await shown.user.selectOptions(person, 'Un nuovo nome…');
  await shown.user.fill(await screen.findByRole('textbox', { name: 'Nome' }), 'Emma');
  await shown.user.click(screen.getByRole('button', goOn));
  expect(
    await screen.findByText('Il Fast Track non può essere associato a un nuovo nominativo'),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeInvalid();
  expect(posts(shown).map(([path]) => path)).toEqual(['scan_code']);

  await shown.user.selectOptions(person, 'Anna');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByText('Pass associato')).toBeVisible();
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

test('PAS-012 PAS-028: a code whose people have arrived leaves the list, and wrong ones stay with their reason', async () => {
  const people: ScanResult = { ...invalid, mode: 'share_user_owners', counter: 1 };
  const scan = reply(scanCodeCall, ({ body }) => {
    const value = String(Reflect.get(Object(body), 'value'));
    return { ...(value === 'pass.people' ? people : invalid), value };
  });
  const shown = openWallet([nobody()], [scan], '/my-tickets?open=manual');
  const field = await screen.findByRole('textbox', { name: 'Codice' });
  await shown.user.type(field, 'WRONG12345{Enter}pass.people{Enter}');
  await typeCode(shown, 'WRONG67890');
  expect(await screen.findByText(/1.persona aggiunta su questo telefono/)).toBeVisible();
  const left = () =>
    within(screen.getByRole('region', { name: /codic/ }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const wrong = ['WRONG12345Codice non valido', 'WRONG67890Codice non valido'];
  await waitFor(() => expect(left()).toEqual(wrong));

  await shown.user.click(screen.getByRole('button', goOn));
  await waitFor(() => expect(posts(shown)).toHaveLength(5));
  const again = posts(shown).slice(3);
  expect(again.map(([, body]) => body)).toEqual([{ value: 'WRONG12345' }, { value: 'WRONG67890' }]);
  await shown.user.type(field, 'pass.people{Enter}');
  expect(await screen.findByText('Codice già inserito')).toBeVisible();
  expect(left()).toEqual(wrong);
});

test('PAS-012: people have arrived although another code got no answer, and their code is not scanned again', async () => {
  const people: ScanResult = { ...invalid, mode: 'share_user_owners', counter: 1 };
  const scan = reply(scanCodeCall, ({ body }) => {
    const value = String(Reflect.get(Object(body), 'value'));
    if (value !== 'pass.people') throw new TypeError('Failed to fetch');
    return { ...people, value };
  });
  const shown = openWallet([nobody()], [scan], '/my-tickets?open=manual');
  const field = await screen.findByRole('textbox', { name: 'Codice' });
  await shown.user.type(field, 'pass.people{Enter}');
  await typeCode(shown, 'WRONG12345');
  expect(await screen.findByText(/1.persona aggiunta su questo telefono/)).toBeVisible();
  await shown.user.click(screen.getByRole('button', goOn));
  await waitFor(() => expect(posts(shown)).toHaveLength(3));
  expect(posts(shown).at(-1)).toEqual(['scan_code', { value: 'WRONG12345' }]);
});

test.each([
  ['passes_not_redeemable', 'Pass non riscattabili', /Qualcun altro ha già preso questi pass/],
  ['pass_token_expired_or_wrong', null, /Il codice è scaduto o errato: chiedine uno nuovo/],
] as const)(
  'PAS-013: whose code is refused (%s) reads why, and keeps nothing',
  async (code, short, sentence) => {
    const replies = [...family, refuse(redeemPassesCall, code)];
    const shown = openWallet([nobody()], replies, '/my-tickets?open=manual');
    await typeCode(shown, 'pass.four');
    await shown.user.fill((await names())[0] as HTMLElement, 'Emma');
    await shown.user.click(screen.getByRole('button', goOn));
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
    if (short) expect(await screen.findByText(short)).toBeVisible();
    expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
    await passTime(6_000);
    expect(screen.getByText(sentence)).toBeVisible();
  },
);

test('PAS-013: who names nobody now has the passes all the same, before the code expires', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  await names();
  shown.gateway.answer(reply(passOwnersCall, [nobody(...passes)]));
  await shown.user.click(screen.getByRole('button', { name: 'Non adesso' }));
  expect(await screen.findByRole('button', { name: 'Indica per chi sono' })).toBeVisible();
  expect(posts(shown).at(-1)).toEqual(['redeem', { token: 'pass.four' }]);
});

test('PAS-013: without a connection nobody reads that the passes are kept', async () => {
  const replies = [...family, failOffline(redeemPassesCall)];
  const shown = openWallet([nobody()], replies, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  await names();
  await shown.user.click(screen.getByRole('button', { name: 'Non adesso' }));
  expect((await screen.findAllByText(/Connessione assente/)).length).toBeGreaterThan(0);
  expect(await names()).toHaveLength(4);
});

test('CON-070: whose code ended before the page was loaded again reads so', async () => {
  const before = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(before, 'pass.four');
  await names();
  before.unmount();
  openWallet([nobody()], [...family, reply(scanCodeCall, invalid)]);
  expect(await screen.findByText(/Il codice è scaduto o errato/)).toBeVisible();
  expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
});
