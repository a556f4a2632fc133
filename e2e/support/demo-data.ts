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

/** The merchants a manager may act for. */
async function merchantsOf(token: string): Promise<Merchant[]> {
  const answer = await ask('/private/my_merchant', { token });
  return (answer.json as { merchants: Merchant[] }).merchants;
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

/** A merchant of a manager that gives out numbers: the last one, which no journey uses. */
export async function ticketMerchantOf(token: string): Promise<Merchant> {
  const found = (await merchantsOf(token)).findLast(hasTicketQueue);
  if (!found) throw new Error('the manager has no merchant with a ticket queue');
  return found;
}

function hasTicketQueue({ queues }: Merchant): boolean {
  return queues.some(isTicketQueue);
}

function isTicketQueue({ type, passMode, listOnly, multiQueue }: Queue): boolean {
  return type === 'standard' && passMode === 'free' && !listOnly && !multiQueue;
}

/** The queue of a merchant that people take ordinary numbers in. */
export function ticketQueueOf(merchant: Merchant): Queue {
  const queue = merchant.queues.find(isTicketQueue);
  if (!queue) throw new Error(`${merchant.name} has no ticket queue`);
  return queue;
}
