import { Refusal } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { merchantDay } from '../rules/merchant-day.ts';
import { nextRefusal } from '../rules/next-call.ts';
import { hashedKey, randomKey } from '../store/ids.ts';
import type { CounterRecord, MerchantRecord, TicketRecord } from '../store/records.ts';
import { announceQueue } from './announce.ts';
import { helpCounter } from './pending.ts';
import { settle } from './settle.ts';

export type NextPress = {
  merchantId: number;
  queueId: number;
  counterId: number;
  userId: number;
  /** The number served as the presser saw it; another one means that the press comes too late. */
  expectedCounter: number | null;
  idempotencyKey: string | null;
};

const ATTEMPTS = 60;
const UNSETTLED_LIMIT = 100;

/** The ticket a press called; `null` when another press was faster and this one called nobody. */
export type NextOutcome = { ticket: TicketRecord | null };

/** Calls the smallest waiting number, once for each press; the counter then shows it (QUE-044, QUE-049). */
export async function callNext(deps: Deps, press: NextPress): Promise<NextOutcome> {
  const { merchantId, queueId, counterId, idempotencyKey: key } = press;
  const [merchant, counter] = await Promise.all([
    deps.store.merchants.find(merchantId),
    deps.store.counters.find(counterId, { queueId, merchantId }),
  ]);
  if (!merchant || !counter) throw new Refusal('queue_not_found');
  const callId = key === null ? randomKey() : hashedKey(`${press.userId}|${key}`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answered = await answeredBefore(deps, press, callId);
    if (answered) return { ticket: answered };
    const present = await presentCounter(deps, merchant, counterId);
    if (press.expectedCounter !== null && press.expectedCounter !== present.current) {
      return { ticket: null };
    }
    const called = await deps.store.calls.call({
      counterId,
      limit: present.next,
      callId,
      callAfter: present.current,
      callExpected: press.expectedCounter,
      at: deps.now(),
    });
    if (called.kind === 'nobody') throw new Refusal('no_tickets_in_queues');
    // Beaten by another press, or by this one sent twice: the next look at the counter tells which.
    if (called.kind === 'called') {
      await finish(deps, called.ticket);
      return { ticket: called.ticket };
    }
  }
  throw new Refusal('service_unavailable');
}

/** The ticket this very press called before. */
async function answeredBefore(
  deps: Deps,
  press: NextPress,
  callId: string,
): Promise<TicketRecord | null> {
  if (press.idempotencyKey === null) return null;
  const ticket = await deps.store.calls.findByPress(press.counterId, callId);
  if (!ticket) return null;
  if (ticket.callExpected !== press.expectedCounter) throw new Refusal('idempotency_key_reused');
  await finish(deps, ticket);
  return ticket;
}

/** The counter with every number finished and every call counted, or the refusal to serve it. */
async function presentCounter(
  deps: Deps,
  merchant: MerchantRecord,
  counterId: number,
): Promise<CounterRecord> {
  const { store } = deps;
  const unsettled = await store.calls.findUnsettled({ counterId, limit: UNSETTLED_LIMIT });
  await Promise.all(unsettled.map((ticket) => settle(store, ticket)));
  const counter = await helpCounter(store.steps, counterId);
  if (!counter) throw new Refusal('queue_not_found');
  const decline = nextRefusal(counter, merchantDay(merchant, deps.now()));
  if (decline) throw new Refusal(decline.code, decline.payload ?? null);
  return counter;
}

async function finish(deps: Deps, ticket: TicketRecord): Promise<void> {
  await settle(deps.store, ticket);
  await announceQueue(deps, ticket);
}
