import { screen, waitFor } from '@testing-library/react';
import { createQueueCall, updateQueueCall } from '@turno/shared-types';
import { buildCounter, buildQueue, reply, setUpEventSources } from '@turno/shared-ui/test';
import { box, button, openEditor, retype, sent } from '../../test/editor.tsx';

setUpEventSources();

const EVENT = buildQueue({
  id: 12,
  type: 'event',
  name: 'Planetario',
  eventPaxCapacity: 40,
  maxPax: 6,
  eventScheduleWeek: [[], [], [], [], [], [], ['19:00']],
  queue_daily_counters: [buildCounter({ queueId: 12, time: '19:00' })],
});
const PEOPLE = /^Massimo di persone per prenotazione/;

test('X-43 MER-044 a new event takes one person per booking unless staff raise it', async () => {
  const { user, gateway } = openEditor('event', [reply(createQueueCall, EVENT)]);
  await user.fill(await box(/^Nome/), 'Sole');
  expect(await box(PEOPLE)).toHaveValue('1');
  await retype(user, /^Posti/, '40');
  await retype(user, PEOPLE, '4');
  const [addTime] = screen.getAllByText('Aggiungi');
  await user.click(addTime!);
  await user.click(screen.getByText('Crea l’evento'));
  await screen.findByRole('heading', { name: 'Code ed eventi' });
  expect(sent(gateway, 'POST')[0]?.[1]).toMatchObject({ eventPaxCapacity: 40, maxPax: 4 });
});

test('X-43 QUE-028 an event keeps its value until it is edited, also to no limit but the seats', async () => {
  const { user, gateway } = openEditor(EVENT, [reply(updateQueueCall, EVENT)]);
  expect(await box(PEOPLE)).toHaveValue('6');
  await user.type(await box(/^Nome/), 's');
  await user.click(await button('Modifica'));
  await waitFor(() => expect(sent(gateway, 'PUT')).toEqual([['12', { name: 'Planetarios' }]]));
  await retype(user, PEOPLE, '');
  await user.click(await button('Modifica'));
  await waitFor(() => expect(sent(gateway, 'PUT').at(-1)).toEqual(['12', { maxPax: null }]));
});

test('X-43 a booking cannot be for more people than there are seats', async () => {
  const { user, gateway } = openEditor(EVENT);
  await retype(user, PEOPLE, '41');
  await user.click(await button('Modifica'));
  await waitFor(async () =>
    expect(await box(PEOPLE)).toHaveAccessibleDescription(/superare i posti dello spettacolo/),
  );
  expect(sent(gateway, 'PUT')).toEqual([]);
});

test('X-43 S-10 while people have booked the largest party is locked, with the reason', async () => {
  const booked = buildCounter({ queueId: 12, time: '19:00', ticketsAhead: 1, bookedPax: 2 });
  openEditor({ ...EVENT, queue_daily_counters: [booked] });
  expect(await screen.findByText(/Massimo di persone, date, orari/)).toBeVisible();
  expect(await box(PEOPLE)).toBeDisabled();
});
