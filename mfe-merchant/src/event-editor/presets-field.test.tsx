import { screen, within } from '@testing-library/react';
import { updateQueueCall } from '@turno/shared-types';
import { buildCounter, buildQueue, reply, setUpEventSources } from '@turno/shared-ui/test';
import { box, button, openEditor, retype, sent } from '../../test/editor.tsx';

setUpEventSources();

const EVENT = buildQueue({
  id: 12,
  type: 'event',
  name: 'Planetario',
  eventPaxCapacity: 40,
  eventNextPaxPresets: [10, 30],
  eventScheduleWeek: [[], [], [], [], [], [], ['19:00']],
  queue_daily_counters: [buildCounter({ queueId: 12, time: '19:00' })],
});

test('MER-044 the presets of the call button are added, by Enter too, and taken out', async () => {
  const { user, gateway } = openEditor(EVENT, [reply(updateQueueCall, EVENT)]);
  await user.type(await box(/^Persone/), '20');
  const [, addPreset] = screen.getAllByText('Aggiungi');
  await user.click(addPreset!);
  await user.type(await box(/^Persone/), '5{Enter}');
  expect(screen.getByLabelText('Togli 5 persone')).toBeVisible();
  await user.click(screen.getByLabelText('Togli 30 persone'));
  await user.click(await button('Modifica'));
  await screen.findByText('Planetario: modifiche salvate');
  expect(sent(gateway, 'PUT')).toEqual([['12', { eventNextPaxPresets: [5, 10, 20] }]]);
});

test('MER-044 X-43 group calls beyond the seats of a show are not offered, and kept for more seats', async () => {
  const { user, gateway } = openEditor(EVENT, [reply(updateQueueCall, EVENT)]);
  await retype(user, /^Posti/, '12');
  const calls = () =>
    within(screen.getByRole('list', { name: 'Chiamate di gruppo' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(calls()).toEqual(['10']);
  await user.type(await box(/^Persone/), '13{Enter}');
  expect(calls()).toEqual(['10']);
  await retype(user, /^Persone/, '6');
  await user.keyboard('{Enter}');
  expect(calls()).toEqual(['6', '10']);
  await user.click(await button('Modifica'));
  await screen.findByText('Planetario: modifiche salvate');
  const eventNextPaxPresets = [6, 10, 30];
  expect(sent(gateway, 'PUT')).toEqual([['12', { eventPaxCapacity: 12, eventNextPaxPresets }]]);
});
