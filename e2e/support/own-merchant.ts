import { expect } from '@playwright/test';
import type { Merchant, Session, Ticket } from '@turno/shared-types';
import { localTime } from '@turno/shared-types/rules';
import { ask } from './api.ts';
import { signedIn } from './demo-data.ts';

const OPEN_ALL_WEEK = Array.from({ length: 7 }, (_, dayOfWeek) => ({
  dayOfWeek,
  start: '00:00',
  end: '24:00',
}));
/** Its queue takes parties of any size. */
const BAKERIES = 11;

/** A merchant of a demo manager that only the test which asks for it knows, always open, with one queue. */
export async function ownMerchant(
  manager: string,
  name: string,
  timezone?: string,
): Promise<Merchant> {
  const { accessToken: token } = await signedIn(manager);
  const place = { name: `${name} ${Date.now()}`, categoryId: BAKERIES, openings: OPEN_ALL_WEEK };
  const body = { ...place, ...(timezone === undefined ? {} : { timezone }) };
  const answer = await ask('/private/merchants', { method: 'POST', token, body });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.json as Merchant;
}

/** Such a merchant with an event too, of which a show begins every half hour of the day. */
export async function ownTheater(manager: string, name: string): Promise<Merchant> {
  const merchant = await ownMerchant(manager, name, daytimeZone());
  const { accessToken: token } = await signedIn(manager);
  const times = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const day = times.flatMap((hour) => [`${hour}:00`, `${hour}:30`]);
  const body = {
    name: 'Sala grande',
    type: 'event',
    maxPax: 6,
    eventPaxCapacity: 40,
    eventBookingBeforeStart: 3 * 3_600,
    eventScheduleWeek: OPEN_ALL_WEEK.map(() => day),
  };
  const path = `/private/merchants/${merchant.id}/queues`;
  const answer = await ask(path, { method: 'POST', token, body });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return merchant;
}

const ZONES = ['Europe/Rome', 'America/Sao_Paulo', 'Asia/Tokyo'];
const MORNING_MINUTES = 4 * 60;
const EVENING_MINUTES = 20 * 60;

/** A time zone in which it is day: what is to begin in some hours begins on the same date, and the day before is over. */
export function daytimeZone(): string {
  const isDay = (zone: string) => {
    const { minutes } = localTime(new Date(), zone);
    return minutes >= MORNING_MINUTES && minutes < EVENING_MINUTES;
  };
  const zone = ZONES.find(isDay);
  if (!zone) throw new Error('It is night in all zones.');
  return zone;
}

/** The first queue of a merchant: its id, the counter of today, and the paths of its calls. */
export function firstQueueOf(merchant: Merchant) {
  const [queue] = merchant.queues;
  const counterId = queue?.queue_daily_counters[0]?.id;
  if (!queue || counterId === undefined) throw new Error(`${merchant.name} has no queue`);
  const path = `merchants/${merchant.id}/queues/${queue.id}`;
  return {
    id: queue.id,
    counterId,
    lineUp: `/public/${path}/lineup`,
    tickets: `/private/${path}/tickets`,
    next: `/private/${path}/daily_counters/${counterId}/next`,
    checkIn: (code: string, token: string) =>
      ask(`/private/merchants/${merchant.id}/queues/checkin_ticket`, {
        method: 'POST',
        token,
        body: { token: code },
      }),
  };
}

/** A ticket of a person in a queue. */
export async function takenTicket(
  lineUp: string,
  { accessToken: token }: Session,
  body: object = {},
): Promise<Ticket> {
  const answer = await ask(lineUp, { method: 'POST', token, body });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.json as Ticket;
}
