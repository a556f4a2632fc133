import { screen, waitFor, within } from '@testing-library/react';
import { sharePassesCall, withdrawShareCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  type FakeReply,
  failOffline,
  refuse,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { bodies, creates, nothingLeft, types } from '../../test/passes.ts';
import { merchants, show } from '../../test/show.tsx';

/** A code that is issued, but for one that the page has already. */
const issues = reply(sharePassesCall, ({ body }) => ({
  shareToken: Reflect.get(Object(body), 'shareToken') ?? 'pass.first',
}));

beforeEach(() => setClock('2026-11-21T10:00:00Z'));

/** The sheet with the code of a pass that was just created. */
async function openCode(...answers: FakeReply[]) {
  const shown = show({
    path: '/scan-create-pass?way=create',
    replies: [merchants, types, nothingLeft, issues, creates, ...answers],
  });
  await shown.user.click(await screen.findByRole('button', { name: /^Crea 1/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('pass.first')).toBeVisible();
  return { ...shown, sheet };
}

const withdraw = { name: 'Ritira il codice' };
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('PAS-020 a code that is still open is shown again, with the time that is left', async () => {
  const shown = await openCode();
  await shown.user.click(shown.sheet.getByRole('button', { name: 'Fatto' }));
  await closed();
  setClock('2026-11-21T10:04:00Z');
  await shown.user.click(await screen.findByRole('button', { name: 'Mostra di nuovo il codice' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText('pass.first')).toBeVisible();
  expect(again.getByRole('timer')).toHaveTextContent(/6:0[01]/);
  expect(bodies(shown, '/share')).toEqual([
    { passIds: [10], staff: true },
    { passIds: [10], staff: true, shareToken: 'pass.first' },
  ]);
});

test('PAS-036 the code is withdrawn, and another one takes its place', async () => {
  const { user, gateway, sheet } = await openCode(reply(withdrawShareCall, {}));
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText('Codice ritirato: non vale più')).toBeVisible();
  await closed();
  const sent = gateway.requests.find(({ method }) => method === 'DELETE');
  expect(sent?.body).toEqual({ token: 'pass.first' });
  gateway.answer(reply(sharePassesCall, { shareToken: 'pass.second' }));
  await user.click(await screen.findByRole('button', { name: 'Mostra di nuovo il codice' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText('pass.second')).toBeVisible();
  expect(again.getByRole('timer')).toHaveTextContent('10:00');
});

test('PAS-036 the customer was faster: it is said', async () => {
  const { user, sheet } = await openCode(refuse(withdrawShareCall, 'passes_not_redeemable'));
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText('Il cliente ha già preso questi pass')).toBeVisible();
  await closed();
});

test('PAS-036 without a network the code stays, and can be withdrawn again', async () => {
  const { user, sheet } = await openCode(failOffline(withdrawShareCall));
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  expect(sheet.getByText('pass.first')).toBeVisible();
  expect(sheet.getByRole('button', withdraw)).toBeEnabled();
});
