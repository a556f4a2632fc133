import { screen, within } from '@testing-library/react';
import { createQueueCall, removeQueueCall, updateQueueCall } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  failOffline,
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

test('MER-035 an id that is no number leads to the list', async () => {
  const { address } = show({ path: '/manage-queue/banco', replies: [mine(buildMerchant())] });
  expect(await screen.findByRole('heading', { name: 'Code ed eventi' })).toBeVisible();
  expect(address()).toBe('/merchant-queues');
});

test('MER-035 a queue that another manager removed is said to be gone', async () => {
  show({ path: '/manage-queue/999', replies: [mine(buildMerchant())] });
  expect(await screen.findByText('Questa coda non esiste più')).toBeVisible();
});

test('MER-013 MER-035 a queue of another place of the manager leads there', async () => {
  const other = buildMerchant({ id: 8, name: 'Osteria del Glicine', queues: [TAVOLI] });
  const path = `/manage-queue/${TAVOLI.id}`;
  const { user } = show({ path, replies: [mine(buildMerchant({ queues: [BANCO] }), other)] });
  expect(await screen.findByText('Questa coda è di Osteria del Glicine')).toBeVisible();
  await user.click(await button('Passa a Osteria del Glicine'));
  expect(await box(/^Nome/)).toHaveValue(TAVOLI.name);
});

test('MER-035 MER-037 the id 0 creates a queue, and then the list is shown', async () => {
  const { user, gateway, address } = openEditor('manage', [reply(createQueueCall, BANCO)]);
  await user.fill(await box(/^Nome/), 'Gastronomia');
  await user.click(await button('Crea la coda'));
  expect(await screen.findByRole('heading', { name: 'Code ed eventi' })).toBeVisible();
  expect(address()).toBe('/merchant-queues');
  expect(sent(gateway, 'POST')).toEqual([
    [
      'queues',
      { name: 'Gastronomia', listOnly: false, defaultWaitingTime: 300, capacity: 1, maxPax: 15 },
    ],
  ]);
});

test('MER-036 MER-038 the fields show what is stored; an edit is sent alone, and Undo restores', async () => {
  const { user, gateway, container } = openEditor(BANCO, [reply(updateQueueCall, BANCO)]);
  expect(await box(/^Nome/)).toHaveValue('Banco');
  expect(screen.getByRole('switch', { name: 'Accesso libero' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^Singola/ })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Tempo medio per numero' })).toHaveValue('300');
  expect(await box(/^Massimo di persone/)).toHaveValue('10');
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
  await retype(user, /^Capacità/, '5');
  await user.click(await button('Annulla'));
  expect(await box(/^Capacità/)).toHaveValue('2');
  await retype(user, /^Capacità/, '5');
  await user.click(await button('Modifica'));
  expect(await screen.findByText('Banco: modifiche salvate')).toBeVisible();
  expect(sent(gateway, 'PUT')).toEqual([['11', { capacity: 5 }]]);
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('MER-037 a queue is removed after a question that names who waits', async () => {
  const { user, gateway, address } = openEditor(BANCO_IN_USE, [reply(removeQueueCall, {})]);
  await user.click(await button('Elimina'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Eliminare Banco?' }));
  expect(sheet.getByText(/i loro numeri saranno annullati/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByRole('heading', { name: 'Code ed eventi' })).toBeVisible();
  expect(address()).toBe('/merchant-queues');
  expect(sent(gateway, 'DELETE')).toHaveLength(1);
});

test('MER-037 the question says why a queue could not be removed', async () => {
  const { user } = openEditor(BANCO, [failOffline(removeQueueCall)]);
  await user.click(await button('Elimina'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Elimina' }));
  expect(await sheet.findByRole('alert')).toBeVisible();
});

test('MER-038 leaving with unsaved edits is a question', async () => {
  const { user, address } = openEditor(BANCO);
  await user.fill(await box(/^Nome/), ' due');
  await user.click(screen.getByRole('link', { name: 'Code ed eventi' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Uscire senza salvare?' }));
  await user.click(sheet.getByRole('button', { name: 'Resta qui' }));
  expect(address()).toBe('/manage-queue/11');
  expect(await box(/^Nome/)).toHaveValue('Banco due');
});

test('MER-039 the kind is chosen for a new queue alone, and not with free access', async () => {
  const first = openEditor(BANCO);
  expect(await screen.findByRole('radio', { name: /^Multipla/ })).toBeDisabled();
  first.unmount();
  const { user } = openEditor('manage');
  await user.click(await screen.findByRole('radio', { name: /^Multipla/ }));
  await user.click(screen.getByRole('switch', { name: 'Accesso libero' }));
  expect(screen.getByRole('radio', { name: /^Multipla/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Singola/ })).toBeChecked();
});

test('MER-039 a second multi-queue is rejected at its field', async () => {
  const { user, gateway } = openEditor('manage', [], { queues: [TAVOLI] });
  await user.fill(await box(/^Nome/), 'Sala');
  await user.click(screen.getByRole('radio', { name: /^Multipla/ }));
  await user.click(await button('Crea la coda'));
  expect(screen.getByRole('radiogroup', { name: 'Tipo di coda' })).toHaveAccessibleDescription(
    'È consentita una sola multicoda',
  );
  expect(sent(gateway, 'POST')).toEqual([]);
});
