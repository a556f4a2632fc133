import type { Merchant, Queue, Session } from '@turno/shared-types';
import { DEMO_ACCOUNTS, DEMO_MERCHANTS } from '@turno/tools/seed';
import { ask } from './api.ts';

/** The demo account that belongs to an address' first part. */
export function account(name: string) {
  const found = DEMO_ACCOUNTS.find((each) => each.email.startsWith(`${name}@`));
  if (!found) throw new Error(`no demo account ${name}`);
  return found;
}

/** Signs a demo account in through the gateway. */
export async function signedIn(name: string): Promise<Session> {
  const { email, password } = account(name);
  const answer = await ask('/auth/signin', { method: 'POST', body: { email, password } });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
  return answer.json as Session;
}

/** One merchant by its public address. */
export async function merchantAt(vanity: string): Promise<Merchant> {
  return (await ask(`/public/merchants/vanity/${vanity}`)).json as Merchant;
}

type DemoQueue = (typeof DEMO_MERCHANTS)[number]['queues'][number];

/** The public address of a demo merchant with such a queue. */
export function vanityWith(isWanted: (queue: DemoQueue) => boolean): string {
  const found = DEMO_MERCHANTS.find(({ queues }) => queues.some(isWanted));
  if (!found) throw new Error('no demo merchant has such a queue');
  return found.vanity;
}

function isTicketQueue({ type, passMode, listOnly, multiQueue }: Queue): boolean {
  return type === 'standard' && passMode === 'free' && !listOnly && !multiQueue;
}

/** The queue of a merchant that people take ordinary numbers in. */
export const ticketQueueOf = (merchant: Merchant): Queue => ticketQueueAt(merchant, 0);

/** Another queue for ordinary numbers at the same merchant. */
export const secondTicketQueueOf = (merchant: Merchant): Queue => ticketQueueAt(merchant, 1);

function ticketQueueAt(merchant: Merchant, index: number): Queue {
  const queue = merchant.queues.filter(isTicketQueue)[index];
  if (!queue) throw new Error(`${merchant.name} has no ticket queue ${index}`);
  return queue;
}

/**
 * Calls every ticket that waits in a queue of a merchant, by default its first ticket queue, so that the next ticket is the
 * next to be called.
 */
export async function callAllWaiting(
  vanity: string,
  manager: string,
  pick: (merchant: Merchant) => Queue = ticketQueueOf,
): Promise<void> {
  const { accessToken } = await signedIn(manager);
  const merchant = await merchantAt(vanity);
  const queue = pick(merchant);
  const counter = queue.queue_daily_counters[0];
  const path = `/private/merchants/${merchant.id}/queues/${queue.id}/daily_counters/${counter?.id}/next`;
  for (let status = 200; status === 200; ) {
    status = (await ask(path, { method: 'POST', token: accessToken, body: {} })).status;
  }
}
