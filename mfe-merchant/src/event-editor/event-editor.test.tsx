import { screen, waitFor, within } from '@testing-library/react';
import { createQueueCall, myMerchantCall, updateQueueCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildQueue,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { box, button, openEditor, retype, sent } from '../../test/editor.tsx';
import { show } from '../../test/show.tsx';

setUpEventSources();

const EVENT = buildQueue({
  id: 12,
  type: 'event',
  name: 'Planetario',
  eventPaxCapacity: 40,
  eventDuration: 3_600,
  eventOpeningBeforeStart: 1_800,
  eventBookingBeforeStart: 7_200,
  eventNextPaxPresets: [10, 30],
  // Saturdays; the tests run on one.
  eventScheduleWeek: [[], [], [], [], [], [], ['19:00', '23:30']],
  queue_daily_counters: [buildCounter({ queueId: 12, time: '19:00' })],
});
const BOOKED = {
  ...EVENT,
  queue_daily_counters: [
    buildCounter({ queueId: 12, time: '19:00', ticketsAhead: 2, paxAhead: 5, bookedPax: 5 }),
  ],
};
const picture = async () =>
  within(await screen.findByRole('region', { name: 'Come sarà la giornata' }));
const shows = async () =>
  (await picture())
    .getAllByRole('listitem')
    .map((each) => each.textContent)
    .filter((text) => text?.includes('Prenotazioni:'));

test('MER-044 a new event is made with its shows, and then the list is shown', async () => {
  const { user, gateway, address } = openEditor('event', [reply(createQueueCall, EVENT)]);
  await user.fill(await box(/^Nome/), 'Sole');
  await user.type(await box(/^Posti/), '0');
  expect(screen.getByText('Nessuno spettacolo')).toBeVisible();
  // All days but Sunday.
  await user.click(screen.getByLabelText('Domenica'));
  const [addTime] = screen.getAllByText('Aggiungi');
  await user.click(addTime!);
  await user.selectOptions(screen.getByLabelText('Orario'), '23:30');
  await user.click(addTime!);
  await user.click(screen.getByLabelText('Togli 23:30, Lunedì'));
  expect(await shows()).toHaveLength(2);
  await user.click(screen.getByText('Crea l’evento'));
  await screen.findByRole('heading', { name: 'Code ed eventi' });
  expect(address()).toBe('/merchant-queues');
  expect(sent(gateway, 'POST')[0]?.[1]).toMatchObject({
    type: 'event',
    name: 'Sole',
    eventPaxCapacity: 10,
    eventScheduleStartDate: '2026-11-21',
    eventScheduleEndDate: null,
    eventScheduleWeek: [[], ['19:00'], ...Array(5).fill(['19:00', '23:30'])],
  });
});

test('MER-044 the day that results is read in words, and follows each edit', async () => {
  const { user } = openEditor(EVENT);
  expect(await shows()).toEqual([
    '19:00-20:00. Prenotazioni: da 17:00 a 19:15. Ingresso dalle 18:30.',
    '23:30-22/11 00:30. Prenotazioni: da 21:30 a 23:45. Ingresso dalle 23:00.',
  ]);
  await user.selectOptions(screen.getByLabelText('Prenotazioni'), '1 giorno prima');
  await user.selectOptions(screen.getByLabelText('Ore'), '2');
  await user.click(screen.getByLabelText('Togli 23:30, Sabato'));
  expect(await shows()).toEqual([
    '19:00-21:00. Prenotazioni: da 20/11 19:00 a 19:15. Ingresso dalle 18:30.',
  ]);
});

test('MER-044 a day with many times is folded, and open while one is taken out', async () => {
  const times = Array.from({ length: 9 }, (_, index) => `${10 + index}:00`);
  const { user, container } = openEditor({
    ...EVENT,
    eventScheduleWeek: [times.slice(1), [], [], [], [], [], times],
  });
  const many = await screen.findByText('9 orari, dalle 10:00 alle 18:00');
  const day = many.closest('details');
  expect(day).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Togli 18:00, Domenica').closest('details')).toHaveAttribute('open');
  expect(screen.queryByText(/^8 orari/)).not.toBeVisible();
  await user.click(many);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByLabelText('Togli 18:00, Sabato'));
  expect(day).toBeInTheDocument();
  expect(day).toHaveAttribute('open');
});

test('MER-044 a day on which the business is closed says that nobody can book', async () => {
  openEditor(EVENT, [], { openings: [] });
  const region = await screen.findByRole('region', { name: 'Come sarà la giornata' });
  expect(within(region).getByRole('alert')).toHaveTextContent('l’attività è chiusa');
  expect(await axeViolations(region)).toEqual([]);
});

test('MER-046 an event that takes place once has one day, which begins without times', async () => {
  const { user } = openEditor(EVENT);
  await user.click(await screen.findByRole('radio', { name: 'Una volta sola' }));
  expect(screen.getByText('Nessun orario')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Lunedì' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Giorno/ })).toHaveTextContent('21/11/2026');
});

test('MER-045 an event name with the word event is rejected at its field', async () => {
  const { user, gateway } = openEditor(EVENT);
  await user.fill(await box(/^Nome/), ' evento');
  await user.click(await button('Modifica'));
  await waitFor(async () =>
    expect(await box(/^Nome/)).toHaveAccessibleDescription(/non può contenere le parole/),
  );
  expect(await box(/^Nome/)).toHaveFocus();
  expect(sent(gateway, 'PUT')).toEqual([]);
});

test('MER-041 S-10 while people have booked the schedule is locked, and seats stay above', async () => {
  const { user, gateway } = openEditor(BOOKED);
  expect(await screen.findByText(/^Ci sono prenotazioni\./)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Una volta sola' })).toBeDisabled();
  expect(screen.getByLabelText('Prenotazioni')).toBeDisabled();
  expect(screen.getByLabelText('Togli 19:00, Sabato')).toBeDisabled();
  await retype(user, /^Posti/, '4');
  await user.click(await button('Modifica'));
  await waitFor(async () =>
    expect(await box(/^Posti/)).toHaveAccessibleDescription(/ci sono persone in coda/),
  );
  expect(sent(gateway, 'PUT')).toEqual([]);
});

test.each([
  { name: 'whose people are all called', time: '19:00', waiting: 0, isLocked: true },
  { name: 'that is over, though one never came', time: '05:00', waiting: 1, isLocked: false },
])('S-10 QUE-035 a show $name locks the schedule: $isLocked', async ({ time, ...each }) => {
  const counter = { queueId: 12, time, ticketsAhead: each.waiting, bookedPax: 5 };
  openEditor({ ...EVENT, queue_daily_counters: [buildCounter(counter)] });
  const week = await screen.findByRole('radio', { name: 'Una volta sola' });
  expect(week.matches(':disabled')).toBe(each.isLocked);
});

test.each([
  ['nothing that can be read', { status: 500, body: {} }, /Qualcosa non ha funzionato/],
  [
    'a reason',
    { status: 422, body: { error_code: 'cannot_change_schedule' } },
    /modificare gli orari/,
  ],
])('MER-048 a save that fails with %s shows a toast, and says so once', async (_, answer, text) => {
  const { user } = openEditor(EVENT, [{ call: updateQueueCall, work: () => answer }]);
  await user.type(await box(/^Nome/), 's');
  await user.click(await button('Modifica'));
  const toasts = await screen.findByRole('region', { name: /notif/i });
  expect(await within(toasts).findByText(text)).toBeVisible();
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(await box(/^Nome/)).toHaveValue('Planetarios');
});

test('MER-047 an error of the merchant that concerns the token leads home', async () => {
  const failed = { status: 422, body: { message: 'Invalid token' } };
  const { address } = show({
    path: '/event-queue/12',
    replies: [{ call: myMerchantCall, work: () => failed }],
  });
  await waitFor(() => expect(address()).toBe('/manage-merchant'));
});
