import { localStore as storage } from '@turno/shared-ui/session';

const KEY = 'turno.given-tickets';
const MOST = 10;

/** A ticket that this device offered to somebody, by its queue, and the code of its status page. */
type GivenTicket = { merchantId: number; queueId: number; statusCode: string };
type QueueRef = Pick<GivenTicket, 'merchantId' | 'queueId'>;

export function recordGivenTicket(ticket: GivenTicket): void {
  const others = stored().filter(isOfAnotherQueue(ticket));
  storage.setItem(KEY, JSON.stringify([ticket, ...others].slice(0, MOST)));
}

export function forgetGivenTicket(queue: QueueRef): void {
  const others = stored().filter(isOfAnotherQueue(queue));
  if (others.length > 0) storage.setItem(KEY, JSON.stringify(others));
  else storage.removeItem(KEY);
}

/** The code of the ticket of a queue that was given away last; `null` for none. */
export function readGivenTicket(queue: QueueRef): string | null {
  const isOther = isOfAnotherQueue(queue);
  return stored().find((each) => !isOther(each))?.statusCode ?? null;
}

function isOfAnotherQueue({ merchantId, queueId }: QueueRef): (each: GivenTicket) => boolean {
  return (each) => each.merchantId !== merchantId || each.queueId !== queueId;
}

/** What is stored; nothing where another version wrote it. */
function stored(): GivenTicket[] {
  try {
    const all: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isGivenTicket) : [];
  } catch {
    return [];
  }
}

function isGivenTicket(each: unknown): each is GivenTicket {
  const { merchantId, queueId, statusCode } = Object(each);
  return [merchantId, queueId].every(Number.isInteger) && typeof statusCode === 'string';
}
