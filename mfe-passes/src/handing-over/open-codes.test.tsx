import { screen, waitFor, within } from '@testing-library/react';
import { sharePassesCall, withdrawShareCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  type FakeReply,
  failOffline,
  passTime,
  refuse,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { bodies, creates, nothingLeft, types } from '../../test/passes.ts';
import { merchants, show } from '../../test/show.tsx';

/** A service that issues a code, but for one that the page has already. */
function issuing(): FakeReply {
  const names = ['first', 'second', 'third'];
  return reply(sharePassesCall, ({ body }) => ({
    shareToken: Reflect.get(Object(body), 'shareToken') ?? `pass.${names.shift()}`,
  }));
}

beforeEach(() => setClock('2026-11-21T10:00:00Z'));

/** The sheet with the code of a pass that was just created. */
async function openCode(...answers: FakeReply[]) {
  const shown = show({
    path: '/scan-create-pass?way=create',
    replies: [merchants, types, nothingLeft, issuing(), creates, ...answers],
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
  await shown.user.click(await screen.findByRole('button', { name: 'Mostra un codice' }));
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
  await user.click(await screen.findByRole('button', { name: 'Mostra un codice' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText('pass.second')).toBeVisible();
  expect(again.getByRole('timer')).toHaveTextContent('10:00');
});

test('PAS-036 a code that another device withdrew is shown no more', async () => {
  const { gateway, sheet } = await openCode();
  await passTime(5_000);
  expect(sheet.getByText('pass.first')).toBeVisible();
  gateway.answer(refuse(sharePassesCall, 'pass_token_expired_or_wrong'));
  await passTime(5_000);
  expect(sheet.getByRole('alert')).toHaveTextContent('Il codice è scaduto');
  expect(sheet.queryByText('pass.first')).toBeNull();
  expect(sheet.queryByRole('button', withdraw)).toBeNull();
  const asked = gateway.requests.filter(({ path }) => path.endsWith('/share')).length;
  await passTime(20_000);
  expect(gateway.requests.filter(({ path }) => path.endsWith('/share'))).toHaveLength(asked);
});

test('PAS-036 a code that the customer has used counts down no more, and no other one is offered', async () => {
  const { user, gateway, sheet } = await openCode();
  await passTime(5_000);
  gateway.answer(refuse(sharePassesCall, 'passes_not_redeemable'));
  await passTime(5_000);
  expect(sheet.getByRole('status')).toHaveTextContent('Il cliente ha già preso questi pass');
  expect(sheet.queryByText('pass.first')).toBeNull();
  expect(sheet.queryByRole('timer')).toBeNull();
  expect(sheet.queryByRole('button', withdraw)).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Nuovo codice' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Fatto' }));
  await closed();
  expect(screen.queryByRole('button', { name: 'Mostra un codice' })).toBeNull();
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

/** Pass 10 has a code that was shown before; the sheet has the one of passes 10 and 11. */
async function openTwice(...answers: FakeReply[]) {
  const shown = await openCode(...answers);
  const { user } = shown;
  await user.click(shown.sheet.getByRole('button', { name: 'Fatto' }));
  await closed();
  setClock('2026-11-21T10:04:00Z');
  await user.click(screen.getByRole('radio', { name: /^2\s/ }));
  await user.click(await screen.findByRole('button', { name: /^Crea 2/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('pass.second')).toBeVisible();
  const withdrawn = () =>
    shown.gateway.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ body }) => Object(body).token);
  return { ...shown, sheet, withdrawn };
}

const ends = reply(withdrawShareCall, {});

test('PAS-036 a code that was shown before ends with the one of the same passes, and is not shown again', async () => {
  const shown = await openTwice(ends);
  await shown.user.click(shown.sheet.getByRole('button', withdraw));
  expect(await screen.findByText('Codice ritirato: non vale più')).toBeVisible();
  await closed();
  expect(shown.withdrawn()).toEqual(['pass.second']);
  await shown.user.click(screen.getByRole('radio', { name: /^1\s/ }));
  await shown.user.click(await screen.findByRole('button', { name: /^Crea 1/ }));
  expect(await screen.findByText('pass.third')).toBeVisible();
  expect(bodies(shown, '/share').at(-1)).toEqual({ passIds: [10], staff: true });
});

test('PAS-036 the customer has some of the passes by an earlier code, also one of before a reload: it is said', async () => {
  const taken = { passIds: [10], passOwnerIds: [] };
  const { user, sheet } = await openTwice(
    refuse(withdrawShareCall, 'passes_not_redeemable', taken),
  );
  await user.click(sheet.getByRole('button', withdraw));
  expect(
    await screen.findByText(
      'Il cliente ha già preso alcuni di questi pass; gli altri codici non valgono più',
    ),
  ).toBeVisible();
  await closed();
});

test('PSU-004 PAS-036 a code that could not be withdrawn stays with its passes, until it is', async () => {
  const { user, gateway, sheet, withdrawn } = await openTwice(failOffline(withdrawShareCall));
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  expect(sheet.getByText('pass.second')).toBeVisible();
  expect(sheet.getByText('2 pass')).toBeVisible();
  gateway.answer(ends);
  await user.click(sheet.getByRole('button', withdraw));
  await closed();
  expect(withdrawn()).toEqual(['pass.second', 'pass.second']);
});

test('PAS-036 an expired code leaves the button while another one takes the same passes', async () => {
  const { user, sheet, withdrawn } = await openTwice(ends);
  await user.click(sheet.getByRole('button', { name: 'Fatto' }));
  await closed();
  await user.click(screen.getByRole('radio', { name: /^1\s/ }));
  await user.click(await screen.findByRole('button', { name: /^Crea 1/ }));
  const first = within(await screen.findByRole('dialog'));
  expect(await first.findByText('pass.first')).toBeVisible();
  jest.setSystemTime(new Date('2026-11-21T10:10:01Z'));
  expect(await first.findByRole('alert')).toHaveTextContent('Il codice è scaduto.');
  await user.click(first.getByRole('button', withdraw));
  await closed();
  // The service ends the other one with it.
  expect(withdrawn()).toEqual(['pass.first']);
});

test('PAS-020 a new code is one that can be used, also where the service still counts the last one as open', async () => {
  const shown = await openCode();
  jest.setSystemTime(new Date('2026-11-21T10:10:00.100Z'));
  await shown.user.click(await shown.sheet.findByRole('button', { name: 'Nuovo codice' }));
  expect(await shown.sheet.findByText('pass.second')).toBeVisible();
  expect(shown.sheet.getByRole('timer')).toHaveTextContent('10:00');
  expect(bodies(shown, '/share').at(-1)).toEqual({ passIds: [10], staff: true });
});
