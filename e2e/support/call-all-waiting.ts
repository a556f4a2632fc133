import { ask } from './api.ts';
import { merchantAt, signedIn, ticketQueueOf } from './demo-data.ts';

/** Calls every ticket that waits in a merchant's ticket queue, so that the next ticket is the next to be called. */
export async function callAllWaiting(vanity: string, manager: string): Promise<void> {
  const { accessToken } = await signedIn(manager);
  const merchant = await merchantAt(vanity);
  const queue = ticketQueueOf(merchant);
  const counter = queue.queue_daily_counters[0];
  const path = `/private/merchants/${merchant.id}/queues/${queue.id}/daily_counters/${counter?.id}/next`;
  for (let status = 200; status === 200; ) {
    status = (await ask(path, { method: 'POST', token: accessToken, body: {} })).status;
  }
}
