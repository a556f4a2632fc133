import { screen, within } from '@testing-library/react';
import {
  franchisingPassTypesCall,
  merchantPassTypesCall,
  removeMerchantPassTypeCall,
  removePassTypeCall,
} from '@turno/shared-types/passes';
import {
  axeViolations,
  buildMerchant,
  failOffline,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { box, button } from '../../test/editor.tsx';
import { buildType } from '../../test/pass-types.ts';
import { mine, show } from '../../test/show.tsx';

setUpEventSources();

const CHAIN = { id: 3, name: 'Parchi', logoUrl: null, ticketsExpireIn: null, brandColour: null };

function open(type = buildType(), replies: ReturnType<typeof reply>[] = []) {
  return show({
    path: `/pass-types/${type.id}`,
    replies: [
      mine(buildMerchant({ franchisingId: 3, franchising: CHAIN })),
      reply(merchantPassTypesCall, [type]),
      reply(franchisingPassTypesCall, type.franchisingId === null ? [] : [type]),
      ...replies,
    ],
  });
}
type Shown = ReturnType<typeof open>;

async function confirm({ user }: Shown) {
  await user.click(await button('Elimina'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Eliminare Carnevale?' }));
  expect(sheet.getByText(/Quelli già consegnati restano validi/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Elimina' }));
  return sheet;
}
const deleted = ({ gateway }: Shown) =>
  gateway.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

test('PAS-004 a type is removed after a question that says what stays, and the list is without it', async () => {
  const shown = open(buildType(), [reply(removeMerchantPassTypeCall, {})]);
  await screen.findByRole('button', { name: 'Elimina' });
  expect(await axeViolations(shown.container)).toEqual([]);
  shown.gateway.answer(reply(merchantPassTypesCall, []));
  await confirm(shown);
  expect(await screen.findByText('Carnevale: eliminazione completata')).toBeVisible();
  expect(shown.address()).toBe('/pass-types');
  expect(await screen.findByText('Ancora nessun tipo di pass')).toBeVisible();
  expect(deleted(shown)).toEqual(['/private/merchants/7/pass_types/9']);
});

test('PAS-004 S-07 a type of the franchising is removed for all its places', async () => {
  const shown = open(buildType({ franchisingId: 3 }), [reply(removePassTypeCall, {})]);
  await confirm(shown);
  expect(await screen.findByText('Carnevale: eliminazione completata')).toBeVisible();
  expect(deleted(shown)).toEqual(['/private/franchising/3/pass_types/9']);
});

test('ERR-010 the question says why a type could not be removed', async () => {
  const sheet = await confirm(open(buildType(), [failOffline(removeMerchantPassTypeCall)]));
  expect(await sheet.findByRole('alert')).toHaveTextContent(/Connessione assente/);
});

test('PAS-004 a new type has nothing to remove', async () => {
  show({
    path: '/pass-types/0',
    replies: [mine(buildMerchant()), reply(merchantPassTypesCall, [])],
  });
  expect(await box(/^Nome/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
});
