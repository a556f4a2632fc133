import { screen, waitFor } from '@testing-library/react';
import { passOwnersCall, withdrawShareCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  buildPassOwner,
  type FakeReply,
  failOffline,
  refuse,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { bruno, openCodes, unnamed, withdraw } from '../../../test/open-codes.ts';

/** Answers a withdrawal by its code. */
const byCode = (code: string, one: FakeReply, other: FakeReply): FakeReply => ({
  call: withdrawShareCall,
  work: (request) => (Object(request.body).token === code ? one : other).work(request),
});
const ends = reply(withdrawShareCall, {});
const isUsed = refuse(withdrawShareCall, 'passes_not_redeemable');
const isAway = failOffline(withdrawShareCall);

beforeEach(() => setClock('2026-11-21T10:00:00Z'));

test('PAS-036 all codes of the sheet are withdrawn, and the choice stays', async () => {
  const { user, gateway, show, closed, ofPasses } = await openCodes(reply(withdrawShareCall, {}));
  await user.click(ofPasses());
  const sheet = await show();
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Codice ritirato: i pass restano/)).toBeVisible();
  await closed();
  const withdrawn = gateway.requests.filter(({ method }) => method === 'DELETE');
  expect(withdrawn.map(({ body }) => body)).toEqual([
    { token: 'pass.anna' },
    { token: 'pass.four' },
  ]);
  expect(screen.getByRole('checkbox', { name: /Anna/ })).toBeChecked();
});

test('PAS-036 a code that was used meanwhile is said to be, and what went is gone', async () => {
  const { user, gateway, show, closed } = await openCodes(
    refuse(withdrawShareCall, 'passes_not_redeemable'),
  );
  const sheet = await show();
  gateway.answer(reply(passOwnersCall, [unnamed]));
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Il codice è già stato usato/)).toBeVisible();
  await closed();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Anna/ })).toBeNull());
});

test('PAS-036 without a network the code stays, and can be withdrawn again', async () => {
  const { user, show } = await openCodes(failOffline(withdrawShareCall));
  const sheet = await show();
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  expect(sheet.getByText('pass.anna')).toBeVisible();
  expect(sheet.getByRole('button', withdraw)).toBeEnabled();
});

/** Anna's code was shown before; the sheet has the one of Anna and Bruno. */
async function openTwice(...answers: FakeReply[]) {
  const opened = await openCodes(...answers);
  await opened.show();
  await opened.close();
  await opened.user.click(opened.ofBruno());
  const sheet = await opened.show();
  expect(sheet.getByText('pass.anna+bruno2')).toBeVisible();
  return { ...opened, sheet };
}

test('PAS-036 a code that was shown before ends with the one of the same people, and is not shown again', async () => {
  const { user, gateway, sheet, show, closed, ofBruno, withdrawn } = await openTwice(ends);
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Codice ritirato: i pass restano/)).toBeVisible();
  await closed();
  expect(withdrawn()).toEqual(['pass.anna+bruno2']);
  await user.click(ofBruno());
  await show();
  expect(gateway.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    passOwnerIds: [buildPassOwner().id],
  });
});

test('PAS-036 a code of other people, or one that was withdrawn before, is left alone', async () => {
  const { user, show, closed, ofBruno, withdrawn } = await openCodes(ends);
  await user.click((await show()).getByRole('button', withdraw));
  await closed();
  await user.click(ofBruno());
  await user.click(screen.getByRole('checkbox', { name: /Anna/ }));
  await user.click((await show()).getByRole('button', withdraw));
  await closed();
  expect(withdrawn()).toEqual(['pass.anna', 'pass.bruno2']);
});

test('PAS-036 where an earlier code was used, also one of before a reload, only its people are said to be gone', async () => {
  const taken = { passIds: [], passOwnerIds: [buildPassOwner().id] };
  const { user, gateway, show, closed, ofBruno } = await openCodes(
    refuse(withdrawShareCall, 'passes_not_redeemable', taken),
  );
  await user.click(ofBruno());
  const sheet = await show();
  gateway.answer(reply(passOwnersCall, [unnamed, bruno]));
  await user.click(sheet.getByRole('button', withdraw));
  expect(
    await screen.findByText(
      'Alcuni pass erano già sull’altro telefono; gli altri restano su questo',
    ),
  ).toBeVisible();
  await closed();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Anna/ })).toBeNull());
});

test('PAS-036 a withdrawal that fails for one code ends the others, and leaves that one to be withdrawn again', async () => {
  const { user, gateway, show, closed, ofPasses, withdrawn } = await openCodes(
    byCode('pass.anna', isUsed, isAway),
  );
  await user.click(ofPasses());
  const sheet = await show();
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  expect(await sheet.findByText('pass.four')).toBeVisible();
  expect(sheet.queryByRole('button', { name: /prossimo codice/ })).toBeNull();
  gateway.answer(byCode('pass.anna', isUsed, ends));
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Alcuni pass erano già/)).toBeVisible();
  await closed();
  expect(withdrawn()).toEqual(['pass.anna', 'pass.four', 'pass.anna', 'pass.four']);
});
