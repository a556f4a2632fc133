import { screen, waitFor, within } from '@testing-library/react';
import {
  lineUpCall,
  listMerchantsCall,
  parentCategoriesCall,
  type Queue,
  userTicketsCall,
} from '@turno/shared-types';
import { dateAfter } from '@turno/shared-types/rules';
import { axeViolations, buildMerchant, buildSession, reply } from '@turno/shared-ui/test';
import {
  buildEvent,
  buildShow,
  buildShowTicket,
  clockIn,
  openShows,
  today,
} from '../../test/events.ts';
import { merchantReplies, show } from '../../test/show.tsx';
import { startAfresh } from '../../test/taking.ts';

const time = clockIn(10);
const tomorrow = dateAfter(today, 1);
const [TODAY_LABEL, TOMORROW_LABEL] = ['Oggi, 21/11/2026', 'Domani, 22/11/2026'];
const coming = buildShow({ id: 601, date: tomorrow, time, bookedPax: 38 });
/** Shows can be booked four days ahead. */
const AHEAD: Partial<Queue> = { eventBookingBeforeStart: 4 * 86_400 };
const event = buildEvent([buildShow()], { ...AHEAD, coming_daily_counters: [coming] });
const { queueDailyCounter } = buildShowTicket();
const ticket = buildShowTicket({
  queueDailyCounterId: 601,
  queueDailyCounter: { ...queueDailyCounter, id: 601, date: tomorrow },
});
const listed = () => screen.getAllByRole('listitem');

beforeEach(startAfresh);

test('S-05 a visitor chooses the day, by keyboard too, and the address keeps it', async () => {
  const { user, container, address } = openShows(event);
  const tabs = within(await screen.findByRole('tablist', { name: 'Giorno' }));
  expect(tabs.getByRole('tab', { name: TODAY_LABEL, selected: true })).toBeVisible();
  expect(listed()[0]).toHaveTextContent('37 posti liberi');
  await user.click(tabs.getByRole('tab', { name: TODAY_LABEL }));
  await user.keyboard('{ArrowRight}');
  expect(tabs.getByRole('tab', { name: TOMORROW_LABEL, selected: true })).toHaveFocus();
  expect(listed()[0]).toHaveTextContent('2 posti liberi');
  expect(address()).toBe(`/events/forno-aurora?day=${tomorrow}`);
  expect(await axeViolations(container)).toEqual([]);
});

test('S-05 booking a show of tomorrow names its day, and the ticket says so', async () => {
  let isBooked = false;
  const replies = [
    reply(lineUpCall, () => {
      isBooked = true;
      return ticket;
    }),
    reply(userTicketsCall, () => (isBooked ? [ticket] : [])),
  ];
  const { user, gateway, address } = openShows({ ...event, maxPax: 1 }, replies, buildSession());
  await user.click(await screen.findByRole('tab', { name: TOMORROW_LABEL }));
  await user.click(screen.getByRole('button', { name: `Prenota le ${time}` }));
  expect(await screen.findByText(`Il tuo spettacolo è domani alle ${time}`)).toBeVisible();
  expect(address()).toBe('/show-event-ticket/7/11/601');
  const sent = gateway.requests.find(({ path }) => path.endsWith('/lineup'));
  expect(sent?.query).toEqual({ date: tomorrow, time });
});

test('S-05 with shows of one later day alone there is nothing to choose', async () => {
  openShows({ ...event, queue_daily_counters: [buildShow({ time: null })] });
  expect(await screen.findByText(TOMORROW_LABEL)).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByRole('button', { name: `Prenota le ${time}` })).toBeEnabled();
});

test('S-05 a show of a later day follows the opening hours of its own day', async () => {
  const openings = [0, 1, 2, 3, 4, 5].map((dayOfWeek) => ({
    id: dayOfWeek + 1,
    dayOfWeek,
    date: null,
    start: '09:00',
    end: '23:00',
    typology: null,
  }));
  show(`/events/forno-aurora?day=${tomorrow}`, {
    replies: [
      reply(userTicketsCall, []),
      ...merchantReplies(buildMerchant({ openings, queues: [event] })),
    ],
  });
  expect(await screen.findByRole('button', { name: `Prenota le ${time}` })).toBeEnabled();
});

test('S-05 the page of the merchant names the first free show, on whichever day', async () => {
  const full = buildShow({ bookedPax: 40 });
  const queues = [{ ...event, queue_daily_counters: [full] }];
  show('/m/forno-aurora', {
    replies: [reply(userTicketsCall, []), ...merchantReplies(buildMerchant({ queues }))],
  });
  expect(await screen.findByText('Primo orario libero')).toBeVisible();
  expect(screen.getByText(`Domani, ${time}`)).toBeVisible();
});

test('S-05 the card of a merchant with several events names the first free show of all', async () => {
  const soon = buildEvent([buildShow({ id: 601, queueId: 12, time: clockIn(20) })], { id: 12 });
  const full = { ...event, queue_daily_counters: [buildShow({ bookedPax: 40 })] };
  const merchant = buildMerchant({ queues: [full, soon] });
  show('/', { replies: [reply(listMerchantsCall, [merchant]), reply(parentCategoriesCall, [])] });
  const card = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(card).toHaveTextContent(`Primo orario libero: ${clockIn(20)}`);
});

test.each([
  ['/', /Chiusa.*Apre sabato 28\/11 alle 18:30.*Prossimo orario: 28\/11\/2026, 20:30/],
  ['/m/forno-aurora', /Chiusa.*Prossimo orario.*28\/11\/2026, 20:30/],
  ['/events/forno-aurora', /Nessun orario per oggi.*Prossimo orario: 28\/11\/2026, 20:30/],
])('S-05 CON-007 %s says when the next show is if it is days away', async (path, words) => {
  const queue = buildEvent([], {
    eventBookingBeforeStart: 7_200,
    eventScheduleWeek: [[], [], [], [], [], [], ['20:30']],
    eventScheduleStartDate: '2026-11-28',
  });
  const merchant = buildMerchant({ queues: [queue] });
  show(path, {
    replies: [
      reply(listMerchantsCall, [merchant]),
      reply(parentCategoriesCall, []),
      reply(userTicketsCall, []),
      ...merchantReplies(merchant),
    ],
  });
  await waitFor(() => expect(document.body).toHaveTextContent(words));
});

test('S-05 the list of queues says the day of a booking, and puts it after the tickets of today', async () => {
  show('/user-queues', {
    session: buildSession(),
    replies: [reply(userTicketsCall, [ticket, buildShowTicket()])],
  });
  const [first, second] = await screen.findAllByRole('link', { name: /Forno Aurora/ });
  expect(first).toHaveTextContent(`Il tuo spettacolo è alle ${time}`);
  expect(second).toHaveTextContent(`Il tuo spettacolo è domani alle ${time}`);
});
