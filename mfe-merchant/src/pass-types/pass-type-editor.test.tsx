import { screen, within } from '@testing-library/react';
import {
  changeMerchantPassTypeCall,
  createMerchantPassTypeCall,
  merchantPassTypesCall,
  type PassTypeWithPolicy,
} from '@turno/shared-types/passes';
import {
  axeViolations,
  buildMerchant,
  failOffline,
  passTime,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { box, button, retype } from '../../test/editor.tsx';
import { buildType } from '../../test/pass-types.ts';
import { mine, show } from '../../test/show.tsx';

setUpEventSources();

const DATED = { dayOfWeek: null, start: '10:00', end: '12:00', date: '2026-12-24' };
function open(path: string, types: PassTypeWithPolicy[], replies: ReturnType<typeof reply>[] = []) {
  return show({
    path,
    replies: [mine(buildMerchant()), reply(merchantPassTypesCall, types), ...replies],
  });
}
type Shown = ReturnType<typeof open>;
const sent = ({ gateway }: Shown, method: string) =>
  gateway.requests.filter((each) => each.method === method).map(({ body }) => body);

test('PAS-004 a venue makes a type: once a day at first, with what it adds', async () => {
  const shown = open('/pass-types/0', [], [reply(createMerchantPassTypeCall, buildType())]);
  const { user, container } = shown;
  await user.fill(await box(/^Nome/), 'Carnevale');
  expect(screen.getByText('Una volta al giorno')).toBeVisible();
  await user.click(await button('Aggiungi un limite'));
  const second = within(screen.getByRole('group', { name: 'Limite 2' }));
  await user.selectOptions(second.getByRole('combobox', { name: 'Periodo' }), 'In totale');
  await user.selectOptions(second.getByRole('combobox', { name: 'Si contano' }), 'Per ogni coda');
  await user.type(await box(/^Pausa/), '15');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'La pausa vale' }),
    'Per gli usi dello stesso ingresso',
  );
  expect(screen.getByText('Una volta in totale, per ogni coda')).toBeVisible();
  expect(screen.getByText('15 minuti tra un uso e il successivo, per ogni ingresso')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(await button('Crea il tipo di pass'));
  expect(await screen.findByRole('heading', { name: 'Tipi di pass' })).toBeVisible();
  expect(shown.address()).toBe('/pass-types');
  expect(sent(shown, 'POST')).toEqual([
    {
      name: 'Carnevale',
      mode: 'specific',
      kind: 0,
      preferences: [],
      policy: {
        limits: [
          { maxUses: 1, period: 'day', within: 'everywhere' },
          { maxUses: 1, period: 'validity', within: 'ride' },
        ],
        pause: { seconds: 900, within: 'gate' },
        hours: [],
      },
    },
  ]);
});

test('PAS-004 days and hours are chosen as opening hours are', async () => {
  const shown = open(
    '/pass-types/9',
    [buildType()],
    [reply(changeMerchantPassTypeCall, buildType())],
  );
  const { user } = shown;
  await user.click(await screen.findByRole('switch', { name: /Vale solo in certi giorni/ }));
  await user.click(await button('Modifica'));
  expect(await screen.findByText('Scegli almeno un giorno.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /^sabato/i }));
  await user.click(await button('Modifica'));
  expect(await screen.findByText('Carnevale: modifiche salvate')).toBeVisible();
  expect(sent(shown, 'PUT')).toMatchObject([
    { policy: { hours: [{ dayOfWeek: 6, start: '09:00', end: '20:00', date: null }] } },
  ]);
});

test('PAS-004 what the form has no field for stays as it is', async () => {
  const hours = [{ dayOfWeek: 1, start: '09:00', end: '20:00', date: null }, DATED];
  const stored = buildType({
    preferences: ['Prima fila'],
    policy: { pause: { seconds: 100, within: 'ride' }, hours },
  });
  const shown = open('/pass-types/9', [stored], [reply(changeMerchantPassTypeCall, stored)]);
  await retype(shown.user, /^Nome/, 'Sfilata');
  await shown.user.click(await button('Modifica'));
  await screen.findByText('Sfilata: modifiche salvate');
  const { id: _id, franchisingId: _franchising, merchants: _merchants, ...rest } = stored;
  expect(sent(shown, 'PUT')).toEqual([{ ...rest, name: 'Sfilata' }]);
});

test('PAS-004 dates alone stay, whatever else is changed, and are said', async () => {
  const stored = buildType({ policy: { hours: [DATED] } });
  const shown = open('/pass-types/9', [stored], [reply(changeMerchantPassTypeCall, stored)]);
  expect(await screen.findByText('Solo in alcune date')).toBeVisible();
  await retype(shown.user, /^Nome/, 'Sfilata');
  await shown.user.click(await button('Modifica'));
  await screen.findByText('Sfilata: modifiche salvate');
  expect(sent(shown, 'PUT')).toMatchObject([{ name: 'Sfilata', policy: { hours: [DATED] } }]);
});

test('PAS-004 without its weekly hours a type is always good: no exception is left of them', async () => {
  const hours = [{ dayOfWeek: 1, start: '09:00', end: '20:00', date: null }, DATED];
  const stored = buildType({ policy: { hours } });
  const shown = open('/pass-types/9', [stored], [reply(changeMerchantPassTypeCall, stored)]);
  await shown.user.click(await screen.findByRole('switch', { name: /Vale solo in certi giorni/ }));
  await shown.user.click(await button('Modifica'));
  await screen.findByText('Carnevale: modifiche salvate');
  expect(sent(shown, 'PUT')).toMatchObject([{ policy: { hours: [] } }]);
});

test('PAS-004 what a colleague saved meanwhile in other fields stays', async () => {
  const shown = open(
    '/pass-types/9',
    [buildType()],
    [reply(changeMerchantPassTypeCall, buildType())],
  );
  const { user, gateway } = shown;
  await retype(user, /^Nome/, 'Sfilata');
  gateway.answer(reply(merchantPassTypesCall, [buildType({ kind: 1 })]));
  await user.click(await button('Modifica'));
  await screen.findByText('Sfilata: modifiche salvate');
  expect(sent(shown, 'PUT')).toMatchObject([{ name: 'Sfilata', kind: 1 }]);
});

test('PAS-004 a field that a colleague has changed too is said before it is replaced', async () => {
  const { user, gateway } = open('/pass-types/9', [buildType()]);
  await retype(user, /^Nome/, 'Notte');
  gateway.answer(reply(merchantPassTypesCall, [buildType({ name: 'Alba', kind: 1 })]));
  await passTime(11_000);
  expect(await screen.findByText(/qualcun altro ha cambiato/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Sette giorni dall’attivazione' })).toBeChecked();
});

test('limits without sense are said at their place, and nothing is sent', async () => {
  const shown = open('/pass-types/0', []);
  const { user } = shown;
  await user.fill(await box(/^Nome/), 'Carnevale');
  await user.click(await button('Aggiungi un limite'));
  const second = within(screen.getByRole('group', { name: 'Limite 2' }));
  await user.selectOptions(second.getByRole('combobox', { name: 'Periodo' }), 'Al giorno');
  await user.click(await button('Crea il tipo di pass'));
  expect(await screen.findByText(/tienine uno/)).toBeVisible();
  await user.clear(second.getByRole('textbox', { name: 'Volte' }));
  expect(await screen.findAllByText('Da 1 a 1000 volte.')).not.toHaveLength(0);
  await user.click(await button('Togli il limite 2'));
  await user.click(await button('Togli il limite 1'));
  expect(screen.getAllByText(/^Nessun limite/)[0]).toBeVisible();
  expect(sent(shown, 'POST')).toEqual([]);
});

test('ERR-010 offline the type stays in the form; leaving it is a question', async () => {
  const { user, address } = open('/pass-types/0', [], [failOffline(createMerchantPassTypeCall)]);
  await user.fill(await box(/^Nome/), 'Carnevale');
  await user.click(await button('Crea il tipo di pass'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Connessione assente/);
  await user.click(screen.getByRole('link', { name: 'Tipi di pass' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Uscire senza salvare?' }));
  await user.click(sheet.getByRole('button', { name: 'Resta qui' }));
  expect(address()).toBe('/pass-types/0');
  expect(await box(/^Nome/)).toHaveValue('Carnevale');
});
