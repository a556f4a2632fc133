import { screen, waitFor } from '@testing-library/react';
import type { ScanResult } from '@turno/shared-types/passes';
import { passOwnersCall, redeemPassesCall, scanCodeCall } from '@turno/shared-types/passes';
import { axeViolations, failOffline, refuse, reply } from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../../test/fake-camera.ts';
import { bodies, buildPass, nothingLeft, shares, types } from '../../test/passes.ts';
import { merchants, show } from '../../test/show.tsx';

let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
});
afterEach(() => camera.restore());

const nothing = { mode: null, redeemToken: null, passes: null, counter: null };
/** Codes that begin with `BAD` are not valid. */
const scans = reply(scanCodeCall, ({ body }): ScanResult => {
  const { value } = body as { value: string };
  if (value.startsWith('BAD')) return { value, ...nothing };
  const passes = [buildPass(Number(value.slice(-1)))];
  return { value, mode: 'mediacode', redeemToken: `pass.${value}`, passes, counter: 1 };
});
const redeems = reply(redeemPassesCall, ({ body }) => {
  const { token } = body as { token: string };
  return { passIds: [Number(token.slice(-1))] };
});

const open = (...replies: (typeof scans)[]) =>
  show({
    path: '/scan-create-pass?way=scan',
    replies: [merchants, types, nothingLeft, shares, scans, redeems, ...replies],
  });

async function confirm({ user }: ReturnType<typeof show>, ...codes: string[]) {
  const field = await screen.findByRole('textbox', { name: 'Codice' });
  for (const code of codes) await user.type(field, `${code}{Enter}`);
  await user.click(screen.getByRole('button', { name: 'Mostra il codice per il cliente' }));
}
const code = () => screen.findByRole('img', { name: /prende i pass/ });

test('PAS-010 PAS-013 PAS-020 the passes of several cards are taken over and shared together', async () => {
  const shown = open();
  await confirm(shown, 'CARD1', 'CARD2');
  expect(await code()).toBeVisible();
  expect(bodies(shown, '/scan_code')).toEqual([{ value: 'CARD1' }, { value: 'CARD2' }]);
  expect(bodies(shown, '/redeem')).toEqual([{ token: 'pass.CARD1' }, { token: 'pass.CARD2' }]);
  expect(bodies(shown, '/share')).toEqual([{ passIds: [1, 2], staff: true }]);
  expect(screen.getByText(/^2\spass$/)).toBeVisible();
});

test('PAS-013 PAS-020 only the passes that a shared code still gave are shared on', async () => {
  const passes = [buildPass(1), buildPass(2)];
  const two: ScanResult = {
    value: 'pass.two2',
    mode: 'share_passes',
    redeemToken: 'pass.two2',
    passes,
    counter: 2,
  };
  const shown = open(reply(scanCodeCall, two));
  await confirm(shown, 'CARD1');
  expect(await code()).toBeVisible();
  expect(bodies(shown, '/share')).toEqual([{ passIds: [2], staff: true }]);
  expect(screen.getByText(/^1\spass$/)).toBeVisible();
});

test('PSU-006 PSU-013 PAS-028 one code that is not valid is named, and nothing is shared', async () => {
  const shown = open();
  await confirm(shown, 'CARD1', 'BAD01');
  expect(await screen.findByRole('alert')).toHaveTextContent('Alcuni codici non sono validi');
  expect(screen.getByText('Codice non valido').closest('li')).toHaveTextContent('BAD01');
  expect(await axeViolations(shown.container)).toEqual([]);
  expect(bodies(shown, '/redeem')).toEqual([]);
  expect(bodies(shown, '/share')).toEqual([]);
  await shown.user.click(screen.getByRole('button', { name: /Rimuovi il codice BAD01/ }));
  await confirm(shown);
  expect(await code()).toBeVisible();
});

test.each([
  ['not_fast_track_media_code', 'Il codice non è un Fast Track'],
  ['code_not_valid', 'Codice non valido'],
] as const)('PSU-013 PAS-023 %s is shown at its code', async (error, text) => {
  const shown = open(refuse(scanCodeCall, error));
  await confirm(shown, 'CARD1');
  expect(await screen.findByText(text)).toBeVisible();
});

test('PAS-014 a card that another account took in the meantime is named', async () => {
  const shown = open(refuse(redeemPassesCall, 'pass_already_created', { ticketValue: 'CARD1' }));
  await confirm(shown, 'CARD1');
  expect(await screen.findByText('Pass già creato')).toBeVisible();
  expect(bodies(shown, '/share')).toEqual([]);
});

test('PAS-013 after a lost answer the same token is redeemed again, without another scan', async () => {
  const shown = open(failOffline(redeemPassesCall));
  await confirm(shown, 'CARD1');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Connessione assente/);
  shown.gateway.answer(redeems);
  await confirm(shown);
  expect(await code()).toBeVisible();
  expect(bodies(shown, '/scan_code')).toHaveLength(1);
  expect(new Set(bodies(shown, '/redeem').map((body) => JSON.stringify(body))).size).toBe(1);
});

test('PAS-012 shared pass owners are redeemed by their scan: the reader starts afresh', async () => {
  const owners = { value: 'pass.x', ...nothing, mode: 'share_user_owners' as const, counter: 1 };
  const shown = open(reply(scanCodeCall, owners));
  await confirm(shown, 'pass.x');
  expect(await screen.findByText(/sono ora in questo account/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('pass.x')).not.toBeInTheDocument());
  expect(bodies(shown, '/redeem')).toEqual([]);
});

/** Codes that begin with `people` share pass owners. */
const mixed = reply(scanCodeCall, (request): ScanResult => {
  const { value } = request.body as { value: string };
  if (value.startsWith('BAD')) return { value, ...nothing };
  return value.startsWith('people')
    ? { value, ...nothing, mode: 'share_user_owners', counter: 1 }
    : {
        value,
        ...nothing,
        mode: 'mediacode',
        redeemToken: `pass.${value}`,
        passes: [buildPass(1)],
      };
});

test('PAS-012 PAS-020 the cards beside a code of people are handed over', async () => {
  const shown = open(mixed);
  await confirm(shown, 'people.x', 'CARD1');
  expect(await code()).toBeVisible();
  expect(bodies(shown, '/redeem')).toEqual([{ token: 'pass.CARD1' }]);
  expect(bodies(shown, '/share')).toEqual([{ passIds: [1], staff: true }]);
});

test('PAS-012 PAS-013 people who were taken over are said, and not scanned again after a card got no answer', async () => {
  const shown = open(mixed, failOffline(redeemPassesCall));
  await confirm(shown, 'people.x', 'CARD1');
  expect(await screen.findByText(/sono ora in questo account/)).toBeVisible();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('people.x')).not.toBeInTheDocument();
  shown.gateway.answer(redeems);
  await shown.user.click(screen.getByRole('button', { name: 'Mostra il codice per il cliente' }));
  expect(await code()).toBeVisible();
  expect(bodies(shown, '/scan_code')).toEqual([{ value: 'people.x' }, { value: 'CARD1' }]);
});

test('PAS-012 PSU-006 the cards beside a code of people stay in the list where one is not valid', async () => {
  const shown = open(mixed);
  await confirm(shown, 'people.x', 'CARD1', 'BAD01');
  expect(await screen.findByText(/sono ora in questo account/)).toBeVisible();
  expect(screen.queryByText('people.x')).not.toBeInTheDocument();
  expect(screen.getByText('CARD1')).toBeVisible();
  expect(screen.getByText('Codice non valido').closest('li')).toHaveTextContent('BAD01');
  expect(bodies(shown, '/redeem')).toEqual([]);
});

test('PAS-002 passes that were read and not handed over can be handed over later', async () => {
  const over = { ...buildPass(3), validTo: '2020-01-01T00:00:00.000Z' };
  const passes = [buildPass(1), buildPass(2), over];
  const left = {
    id: null,
    name: null,
    passes,
    unownedPasses: passes,
    usablePasses: [],
    activablePasses: [],
    passIds: [1, 2, 3],
    hasValidPassForToday: false,
    hasActiveUsage: false,
    hasPassesToUpdateUsages: false,
  };
  const shown = open(reply(passOwnersCall, [left]));
  expect(await screen.findByText(/2.pass letti e non ancora consegnati/)).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
  expect(await code()).toBeVisible();
  expect(bodies(shown, '/share')).toEqual([{ passIds: [1, 2], staff: true }]);
});
