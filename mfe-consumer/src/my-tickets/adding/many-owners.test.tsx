import { screen, within } from '@testing-library/react';
import { createPassOwnerCall, passOwnersCall } from '@turno/shared-types/passes';
import { buildPassOwner, refuse, reply } from '@turno/shared-ui/test';
import { family, forget, give, goOn, passes, posts } from '../../../test/giving.ts';
import { nobody, openWallet } from '../../../test/wallet.ts';

beforeEach(forget);

const people = Array.from({ length: 100 }, (_, index) =>
  buildPassOwner({ id: 100 + index, name: `Gruppo ${100 + index}` }),
);
const pages = [
  [nobody(...passes.slice(0, 1)), ...people],
  people.map(({ id, name }) => buildPassOwner({ id: (id ?? 0) + 100, name: `${name} bis` })),
  [buildPassOwner({ id: 501, name: 'Zoe' })],
];
const owners = reply(passOwnersCall, ({ query }) => pages[Number(query.page) - 1] ?? []);

async function giveTo(name: string) {
  const replies = [...family, owners, refuse(createPassOwnerCall, 'name_exists')];
  const shown = openWallet([], replies);
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'Indica per chi è' }));
  await user.selectOptions(await screen.findByRole('combobox'), 'Un nuovo nome…');
  await user.fill(await screen.findByRole('textbox', { name: 'Nome' }), name);
  await user.click(screen.getByRole('button', goOn));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  return shown;
}

test('CON-070 PAS-008 a name that is on a page not shown yet gets the pass', async () => {
  const shown = await giveTo('zoe');
  expect(await screen.findByText('Pass associato')).toBeVisible();
  expect(posts(shown)).toEqual([
    ['pass_owners', { name: 'zoe' }],
    ['associate_passes', { passIds: [1] }],
  ]);
  const associated = shown.gateway.requests.find(({ path }) => path.endsWith('/associate_passes'));
  expect(associated?.path).toContain('/pass_owners/501/');
});

test('CON-070 PAS-008 a name that is on no page and refused is explained', async () => {
  await giveTo('Nemo');
  expect((await screen.findAllByText('Nome già esistente')).length).toBeGreaterThan(0);
});
