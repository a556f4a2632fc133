import { screen, within } from '@testing-library/react';
import { devicesCall } from '@turno/shared-types/devices';
import { buildMerchant, buildQueue, reply, setUpEventSources } from '@turno/shared-ui/test';
import { mine, show } from '../../test/show.tsx';

setUpEventSources();

const MERCHANT = buildMerchant({
  queues: [buildQueue({ id: 11, name: 'Banco' }), buildQueue({ id: 12, name: 'Cassa' })],
});

/** The address form of a merchant with two queues; `query` answers what the address says beside the board. */
async function open() {
  const shown = show({
    path: '/merchant-boards',
    replies: [mine(MERCHANT), reply(devicesCall, [])],
  });
  await shown.user.click(await screen.findByText('Un tabellone senza collegare lo schermo'));
  const address = await screen.findByLabelText<HTMLInputElement>('Indirizzo');
  return { ...shown, query: () => address.value.split('/display/7')[1] };
}
const choose = (label: string) => screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
const box = (group: RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name });

test('DIS-002 an address without settings is that of the board alone', async () => {
  const { query } = await open();
  expect(query()).toBe('');
});

test.each([
  ['Disposizione', 'Una sotto l’altra', '?layout=rows'],
  ['Colori', 'Chiari, per sale luminose', '?colours=light'],
  ['Suoni', 'Solo il segnale', '?sound=chime'],
  ['Volume', '60 %', '?volume=60'],
])('DIS-002 %s: %s travels in the address', async (label, option, expected) => {
  const { user, query } = await open();
  await user.selectOptions(choose(label), option);
  expect(query()).toBe(expected);
});

test('DIS-002 a board without sound has neither volume nor quiet hours to set', async () => {
  const { user, query } = await open();
  await user.selectOptions(choose('Suoni'), 'Nessun suono');
  expect(query()).toBe('?sound=off');
  expect(screen.queryByRole('combobox', { name: /^Volume/ })).toBeNull();
  expect(screen.queryByText('Ore di silenzio')).toBeNull();
});

test('DIS-002 queues are chosen, all of them name none, and the last one stays', async () => {
  const { user, query } = await open();
  const [bench, till] = [box(/^Code da/, /^Banco/), box(/^Code da/, /^Cassa/)];
  await user.click(bench);
  expect(query()).toBe('?queues=12');
  await user.click(till);
  expect([query(), till.matches(':checked')]).toEqual(['?queues=12', true]);
  await user.click(bench);
  expect(query()).toBe('');
});

test('DIS-002 X-36 languages are announced in the order they were chosen in; the first is that of the screen', async () => {
  const { user, query } = await open();
  await user.click(box(/^Lingue/, /^Inglese/));
  await user.click(box(/^Lingue/, /^Italiano/));
  expect(query()).toBe('?lang=en,it');
  expect(box(/^Lingue/, /^Inglese · lingua dello schermo/)).toBeChecked();
  await user.click(box(/^Lingue/, /^Inglese/));
  expect(query()).toBe('?lang=it');
});

test('DIS-002 a message line travels in the address', async () => {
  const { user, query } = await open();
  await user.fill(screen.getByLabelText(/^Riga in basso/), 'Wi-Fi: OSPITI');
  expect(query()).toBe('?message=Wi-Fi:+OSPITI');
});
