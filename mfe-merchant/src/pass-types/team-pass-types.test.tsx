import { screen, waitFor, within } from '@testing-library/react';
import { listMerchantsCall, type Merchant } from '@turno/shared-types';
import {
  createPassTypeCall,
  franchisingPassTypesCall,
  merchantPassTypesCall,
  type PassTypeWithPolicy,
} from '@turno/shared-types/passes';
import { buildMerchant, reply, setUpEventSources } from '@turno/shared-ui/test';
import { box, button, retype } from '../../test/editor.tsx';
import { buildType } from '../../test/pass-types.ts';
import { mine, show } from '../../test/show.tsx';

setUpEventSources();

const CHAIN = { id: 3, name: 'Parchi', logoUrl: null, ticketsExpireIn: null, brandColour: null };

/** As a person of the team of a franchising, with its merchants in pages as the services send them. */
function open(
  path: string,
  merchants: Merchant[],
  types: PassTypeWithPolicy[] = [],
  ofTeam: PassTypeWithPolicy[] = [],
) {
  return show({
    path,
    replies: [
      mine(buildMerchant({ franchisingId: 3, franchising: CHAIN })),
      reply(merchantPassTypesCall, types),
      reply(franchisingPassTypesCall, ofTeam),
      reply(listMerchantsCall, ({ query }) => {
        const perPage = Number(query.per_page);
        const first = (Number(query.page) - 1) * perPage;
        return merchants.slice(first, first + perPage);
      }),
      reply(createPassTypeCall, buildType()),
    ],
  });
}

test('S-07 a type of the franchising names the merchants that accept it', async () => {
  const shown = open('/pass-types/0?of=group', [
    buildMerchant({ id: 7, name: 'Parco' }),
    buildMerchant({ id: 8, name: 'Museo' }),
  ]);
  const { user } = shown;
  await user.fill(await box(/^Nome/), 'Due luoghi');
  await user.click(await button('Crea il tipo di pass'));
  expect(await screen.findByText('Scegli almeno una voce.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Museo' }));
  await user.click(await button('Crea il tipo di pass'));
  await waitFor(() => expect(shown.address()).toBe('/pass-types'));
  const posts = shown.gateway.requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toMatchObject([{ name: 'Due luoghi', merchantIds: [8] }]);
});

test('S-07 every merchant of a large franchising can be chosen, however many it has', async () => {
  const many = Array.from({ length: 230 }, (_, index) =>
    buildMerchant({ id: index + 10, name: `Parco ${index + 1}` }),
  );
  open('/pass-types/0?of=group', many);
  const choice = await screen.findByRole('group', { name: 'Dove è accettato' });
  const boxes = within(choice).getAllByRole('checkbox', { hidden: true });
  expect(boxes).toHaveLength(many.length);
});

test('S-07 a type that names more merchants than it may says so, and nothing is sent', async () => {
  const merchants = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, name: 'Parco' }));
  const stored = buildType({ franchisingId: 3, merchants });
  const shown = open('/pass-types/9', [], [stored], [stored]);
  await retype(shown.user, /^Nome/, 'Ovunque');
  await shown.user.click(await button('Modifica'));
  expect(await screen.findByText('Scegli al massimo 200 luoghi.')).toBeVisible();
  expect(shown.gateway.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('S-07 a type of another franchising opens no form', async () => {
  open('/pass-types/12', [], [buildType({ id: 12, franchisingId: 4 })]);
  expect(await screen.findByText('Questo tipo di pass non c’è')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
