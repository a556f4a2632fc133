import { screen, waitFor, within } from '@testing-library/react';
import {
  lineUpOwnersRequestCall,
  type PassOwner,
  passOwnersValidationCall,
} from '@turno/shared-types';
import { passOwnersCall } from '@turno/shared-types/passes';
import { buildPass, buildPassOwner, reply } from '@turno/shared-ui/test';
import { anna, family, fastTrack, JOIN, mia } from '../../test/park.ts';
import { nobody } from '../../test/wallet.ts';

beforeEach(() => sessionStorage.clear());

const pageOf = (first: number) =>
  Array.from({ length: 100 }, (_, index) =>
    buildPassOwner({ id: first + index, name: `Gruppo ${first + index}` }),
  );
const usedUp = buildPass({ id: 701 });
const zoe = buildPassOwner({ ...anna, id: 501, name: 'Zoe' });

/** An account of more than one page; only people of the second one have passes that are good. */
async function openList(second: PassOwner[], eligible: PassOwner[]) {
  const [first, ...others] = pageOf(100);
  const pages = [[nobody(), { ...first, passes: [usedUp] } as PassOwner, ...others], second];
  const shown = family([
    reply(passOwnersCall, ({ query }) => pages[Number(query.page) - 1] ?? []),
    reply(lineUpOwnersRequestCall, { passOwners: eligible, passOwnersValidation: [] }),
    reply(passOwnersValidationCall, { passOwnersValidation: [] }),
  ]);
  const join = (await fastTrack()).getByRole('button', JOIN);
  await waitFor(() => expect(join).toBeEnabled());
  await shown.user.click(join);
  return { ...shown, sheet: within(await screen.findByRole('dialog')) };
}

test('CON-058 CON-060 people of a further page who can get in line are listed', async () => {
  const { sheet } = await openList([zoe], [zoe]);
  expect(await sheet.findByRole('checkbox', { name: /Zoe/ })).toBeVisible();
});

test('CON-059 CON-060 people of a further page with passes to activate can be shown', async () => {
  const { user, sheet } = await openList([mia], []);
  expect(sheet.getByText(/^Nessuna delle persone mostrate finora/)).toBeVisible();
  expect(sheet.queryByText(/^Nessuna delle persone che hai aggiunto/)).toBeNull();
  await user.click(await sheet.findByRole('button', { name: /Mostra/ }));
  expect(await sheet.findByRole('button', { name: /Attiva per oggi i pass di Mia/ })).toBeVisible();
  expect(sheet.queryByText(/^Nessuna delle persone/)).toBeNull();
});
