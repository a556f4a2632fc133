import { act, screen, waitFor, within } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { passOwnersCall, sharePassesCall, sharePassOwnersCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  buildEntrance,
  buildPass,
  buildPassOwner,
  buildSession,
  reply,
} from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';
import { nobody, openWallet } from '../../test/wallet.ts';

const entrance = buildEntrance({ passOwnerId: 31 });
const anna = buildPassOwner({ passes: [entrance], usablePasses: [entrance] });
const luca = buildPassOwner({ id: 32, name: 'Luca' });
const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];

beforeEach(() => sessionStorage.clear());

test('CON-067: the people with their passes; passes of nobody have a banner', async () => {
  const { container } = openWallet([nobody(buildPass()), anna, luca]);
  const row = await screen.findByRole('link', { name: /Anna/ });
  expect(row).toHaveAttribute('href', '/ticket-passes/31');
  expect(row).toHaveTextContent(/1.pass.*Utilizzabile oggi/);
  expect(screen.getByRole('link', { name: /Luca/ })).toHaveTextContent('Nessun pass');
  expect(screen.getByRole('alert')).toHaveTextContent(/non è ancora di nessuno.*Indica per chi è$/);
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-067: an empty wallet offers the scanner and the field for a code', async () => {
  const { user } = openWallet([nobody()]);
  expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Inquadra un codice' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Digita un codice' }));
  expect(await screen.findByRole('textbox', { name: 'Codice' })).toBeVisible();
});

test.each([
  ['manual', 'Usa la fotocamera'],
  ['scan', null],
])('CON-069: open=%s is done on arrival and leaves the address', async (way, camera) => {
  const { address } = openWallet([nobody()], [], `/my-tickets?open=${way}`);
  expect(await screen.findByRole('textbox', { name: 'Codice' })).toBeVisible();
  expect(address()).toBe('/my-tickets');
  const button = screen.queryByRole('button', { name: 'Usa la fotocamera' });
  expect(button?.textContent ?? null).toBe(camera);
});

test.each([
  ['a guest', 'ROLE_GUEST'],
  ['staff', 'ROLE_MERCHANT'],
] as const)('SHL-003 X-17: %s goes home', async (_, role) => {
  const { address } = show('/my-tickets', {
    session: buildSession({ roles: [role] }),
    replies: home,
  });
  await waitFor(() => expect(address()).toBe('/'));
});

test('X-17 CON-061: a visitor signs in first, and finds no names of another account', async () => {
  sessionStorage.setItem('turno.passes.draft', '{"userId":77}');
  const { address } = show('/my-tickets?open=scan');
  await screen.findByRole('heading', { name: 'Accedi' });
  expect(address()).toBe('/signin');
  expect(sessionStorage.getItem('turno.passes.draft')).toBeNull();
});

const CHECK_MS = 4_000;

test('CON-068: people and passes of nobody are chosen and shared by a code each', async () => {
  const { user, gateway, container } = openWallet(
    [nobody(buildPass()), anna, luca],
    [
      reply(sharePassOwnersCall, { shareToken: 'pass.people' }),
      reply(sharePassesCall, { shareToken: 'pass.passes' }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Condividi i pass' }));
  await user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
  expect(await screen.findByText('Seleziona almeno un pass')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Anna/ }));
  await user.click(screen.getByRole('checkbox', { name: /ancora di nessuno/ }));
  expect(screen.getByText(/definitivo/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  const timers = jest.spyOn(globalThis, 'setInterval');
  await user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('img', { name: /Anna/ })).toHaveAttribute('width', '300');
  await user.click(sheet.getByRole('button', { name: /prossimo codice/ }));
  expect(sheet.getByRole('img', { name: /1.pass/ })).toBeVisible();
  const sent = gateway.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ passOwnerIds: [31] }, { passIds: [501] }]);
  gateway.answer(reply(passOwnersCall, [nobody(), luca]));
  const [check] = timers.mock.calls.find(([, ms]) => ms === CHECK_MS) ?? [];
  act(() => check?.());
  expect(await screen.findByText('Consegnati all’altro telefono')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Luca/ })).toBeVisible();
});

test('CON-068 PAS-020: more passes than one code hands over have a code for each fifteen', async () => {
  const many = Array.from({ length: 16 }, (_, at) => buildEntrance({ id: 700 + at }));
  const { user, gateway } = openWallet(
    [nobody(...many)],
    [reply(sharePassesCall, { shareToken: 'pass.passes' })],
  );
  await user.click(await screen.findByRole('button', { name: 'Condividi i pass' }));
  await user.click(screen.getByRole('checkbox', { name: /ancora di nessuno/ }));
  await user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('img', { name: /15.pass/ })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: /prossimo codice/ }));
  expect(sheet.getByRole('img', { name: /1.pass/ })).toBeVisible();
  const sent = gateway.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => Reflect.get(Object(body), 'passIds').length)).toEqual([15, 1]);
});
