import { safeStorage } from '@turno/shared-ui/session';

const KEY = 'turno.given-ticket';
const storage = safeStorage(() => window.localStorage);

/** A ticket that this device offered to somebody, by its queue, and the code of its status page. */
type GivenTicket = { merchantId: number; queueId: number; statusCode: string };

export function recordGivenTicket({ merchantId, queueId, statusCode }: GivenTicket): void {
  storage.setItem(KEY, [merchantId, queueId, statusCode].join('/'));
}

export function forgetGivenTicket(): void {
  storage.removeItem(KEY);
}

/** The code of the ticket that was given away last, where it was one of this queue; `null` for none. */
export function readGivenTicket(merchantId: number, queueId: number): string | null {
  const [merchant, queue, code = null] = storage.getItem(KEY)?.split('/') ?? [];
  return merchant === String(merchantId) && queue === String(queueId) ? code : null;
}
