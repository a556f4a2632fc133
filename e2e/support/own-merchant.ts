import { expect } from '@playwright/test';
import type { Merchant, Session, Ticket } from '@turno/shared-types';
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
export async function ownMerchant(manager: string, name: string): Promise<Merchant> {
  const { accessToken: token } = await signedIn(manager);
  const body = { name: `${name} ${Date.now()}`, categoryId: BAKERIES, openings: OPEN_ALL_WEEK };
  const answer = await ask('/private/merchants', { method: 'POST', token, body });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.json as Merchant;
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
