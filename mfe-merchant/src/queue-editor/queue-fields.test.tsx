import { screen, waitFor, within } from '@testing-library/react';
import { ERRORS, updateQueueCall } from '@turno/shared-types';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import {
  buildMerchant,
  failOffline,
  neverAnswer,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import {
  BANCO,
  BANCO_IN_USE,
  box,
  button,
  openEditor,
  retype,
  sent,
  TAVOLI,
} from '../../test/editor.tsx';
import { mine, show } from '../../test/show.tsx';

setUpEventSources();

test('MER-040 nothing can be edited while it is saved', async () => {
  const { user } = openEditor(BANCO, [neverAnswer(updateQueueCall)]);
  await user.fill(await box(/^Nome/), ' due');
  await user.click(await button('Modifica'));
  await waitFor(() => expect(screen.getByRole('switch')).toBeDisabled());
  expect(await box(/^Nome/)).toBeDisabled();
});

test('MER-040 S-10 while people wait their settings are locked, with the reason', async () => {
  openEditor(BANCO_IN_USE);
  expect(await screen.findByText(/^Ci sono persone in coda\./)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Accesso libero' })).toBeDisabled();
  expect(await box(/^Massimo di persone/)).toBeDisabled();
  expect(await box(/^Capacità/)).toBeEnabled();
  expect(screen.getByRole('combobox')).toBeEnabled();
});

test('MER-036 PAS-025 a queue for passes is made here; free access asks for none, and who waits locks it', async () => {
  const { user, gateway, unmount } = openEditor(BANCO, [reply(updateQueueCall, BANCO)]);
  await user.click(await screen.findByRole('radio', { name: /^Chi ha un Fast Track/ }));
  await user.click(await button('Modifica'));
  await screen.findByText('Banco: modifiche salvate');
  expect(sent(gateway, 'PUT')).toEqual([['11', { passMode: 'specific' }]]);
  await user.click(screen.getByRole('switch', { name: 'Accesso libero' }));
  expect(screen.queryByRole('radio', { name: /^Chi ha/ })).toBeNull();
  unmount();
  openEditor(BANCO_IN_USE);
  expect(await screen.findByRole('radio', { name: /^Chi ha un pass/ })).toBeDisabled();
});

test('MER-041 X-49 a running queue keeps capacity and average time where the setting is on', async () => {
  show({
    path: '/manage-queue/11',
    replies: [mine(buildMerchant({ queues: [BANCO] }))],
    props: { flags: { ...DEFAULT_FLAGS, managerDisable: true } },
  });
  expect(await screen.findByText(/^La coda è in corso\./)).toBeVisible();
  expect(await box(/^Capacità/)).toBeDisabled();
  expect(screen.getByRole('combobox')).toBeDisabled();
  expect(await box(/^Nome/)).toBeEnabled();
});

test.each([
  ['', 'Scrivi un nome.'],
  ['ab', 'Il nome deve avere almeno 3 caratteri.'],
  ['La coda del bar', 'Il nome non può contenere la parola «coda».'],
])('MER-042 the name “%s” is rejected at its field, which is scrolled to', async (name, text) => {
  const { user, gateway } = openEditor(BANCO);
  await retype(user, /^Nome/, name);
  await user.click(await button('Modifica'));
  expect(await box(/^Nome/)).toHaveAccessibleDescription(text);
  expect(await box(/^Nome/)).toHaveFocus();
  expect(sent(gateway, 'PUT')).toEqual([]);
});

test('MER-043 a capacity of 0 is blanked, and an empty one is rejected', async () => {
  const { user } = openEditor(BANCO);
  await retype(user, /^Capacità/, '0');
  expect(await box(/^Capacità/)).toHaveValue('');
  await user.click(await button('Modifica'));
  expect(await box(/^Capacità/)).toHaveAccessibleDescription(
    'La capacità deve essere un numero positivo',
  );
});

test('MER-043 QUE-033 each size of a multi-queue has a capacity; parent and children are saved', async () => {
  const { user, gateway } = openEditor(TAVOLI, [reply(updateQueueCall, TAVOLI)]);
  const small = within(await screen.findByRole('group', { name: '1-2 persone' }));
  expect(screen.getByRole('group', { name: '7 o più persone' })).toBeVisible();
  await user.clear(small.getByRole('textbox'));
  await retype(user, /^Nome/, 'Sala');
  await user.click(await button('Modifica'));
  expect(small.getByRole('textbox')).toHaveAccessibleDescription(/numero positivo/);
  await user.type(small.getByRole('textbox'), '4');
  await user.click(await button('Modifica'));
  await screen.findByText('Sala: modifiche salvate');
  expect(sent(gateway, 'PUT')).toEqual([
    ['20', { name: 'Sala' }],
    ['21', { capacity: 4 }],
    ...['22', '23', '24'].map((id) => [id, { capacity: 1 }]),
  ]);
});

test.each([
  ['queue_already_exists', null, /^Nome/, 'Attività già registrata'],
  ['people_in_queue', 'maxPax', /^Massimo/, /ci sono persone in coda/],
] as const)(
  'ERR-021 S-10 %s is reported at its field, and what was typed stays',
  async (...row) => {
    const [code, field, name, text] = row;
    const { status } = ERRORS[code];
    const body = { error_code: code, message: code, errors: [{ field, message: code }] };
    const { user } = openEditor(BANCO, [{ call: updateQueueCall, work: () => ({ status, body }) }]);
    await retype(user, /^Nome/, 'Gastronomia');
    await user.click(await button('Modifica'));
    await waitFor(async () => {
      expect(await box(name)).toHaveAccessibleDescription(expect.stringMatching(text));
    });
    expect(await box(/^Nome/)).toHaveValue('Gastronomia');
  },
);

test('ERR-025 without a network the edits stay, with the reason', async () => {
  const { user } = openEditor(BANCO, [failOffline(updateQueueCall)]);
  await retype(user, /^Nome/, 'Gastronomia');
  await user.click(await button('Modifica'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await box(/^Nome/)).toHaveValue('Gastronomia');
});
