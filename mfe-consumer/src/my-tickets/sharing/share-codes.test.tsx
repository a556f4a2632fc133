import { screen, within } from '@testing-library/react';
import { passOwnersCall, sharePassOwnersCall } from '@turno/shared-types/passes';
import { buildPassOwner, passTime, refuse, reply, setClock, slowly } from '@turno/shared-ui/test';
import { openCodes } from '../../../test/open-codes.ts';
import { nobody, openWallet } from '../../../test/wallet.ts';

test('PAS-036 a code that is over is shown no more, and another one takes its place', async () => {
  setClock('2026-11-21T10:00:00Z');
  const { user, gateway } = openWallet(
    [nobody(), buildPassOwner()],
    [reply(sharePassOwnersCall, { shareToken: 'pass.first' })],
  );
  await user.click(await screen.findByRole('button', { name: 'Condividi i pass' }));
  await user.click(screen.getByRole('checkbox', { name: /Anna/ }));
  await user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('timer')).toHaveTextContent('10:00');
  expect(sheet.getByText('pass.first')).toBeVisible();
  expect(sheet.getByText(/per un solo telefono/)).toBeVisible();
  expect(sheet.getByText(/anche se chiudi questo riquadro/)).toBeVisible();
  jest.setSystemTime(new Date('2026-11-21T10:10:01Z'));
  expect(await sheet.findByRole('alert')).toHaveTextContent('Il codice è scaduto');
  expect(sheet.queryByRole('img', { name: /Anna/ })).toBeNull();
  gateway.answer(reply(sharePassOwnersCall, { shareToken: 'pass.second' }));
  await user.click(sheet.getByRole('button', { name: 'Nuovo codice' }));
  expect(await sheet.findByRole('img', { name: /Anna/ })).toBeVisible();
  expect(sheet.getByRole('timer')).toHaveTextContent('10:00');
});

test('PAS-020 a slow list is waited for, not asked for again, and ends the code once all is handed over', async () => {
  const { user, gateway } = openWallet(
    [nobody(), buildPassOwner()],
    [reply(sharePassOwnersCall, { shareToken: 'pass.first' })],
  );
  await user.click(await screen.findByRole('button', { name: 'Condividi i pass' }));
  await user.click(screen.getByRole('checkbox', { name: /Anna/ }));
  await user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
  expect(await screen.findByText('pass.first')).toBeVisible();
  const reads = () => gateway.requests.filter(({ path }) => path.endsWith('/pass_owners')).length;
  const before = reads();
  gateway.answer(slowly(reply(passOwnersCall, [nobody()])));
  await passTime(20_000);
  expect(reads()).toBe(before + 1);
  await passTime(4_000);
  expect(screen.queryByText('pass.first')).toBeNull();
});

test('PAS-036 of two codes the one that another device withdrew is shown no more, and the other one stays', async () => {
  const { user, gateway, show, ofPasses } = await openCodes();
  await user.click(ofPasses());
  const both = await show();
  gateway.answer(refuse(sharePassOwnersCall, 'pass_token_expired_or_wrong'));
  await passTime(5_000);
  expect(both.getByRole('alert')).toHaveTextContent(/^Il codice è scaduto\.$/);
  expect(both.queryByText('pass.anna')).toBeNull();
  await user.click(both.getByRole('button', { name: /prossimo codice/ }));
  expect(both.getByText('pass.four')).toBeVisible();
});
