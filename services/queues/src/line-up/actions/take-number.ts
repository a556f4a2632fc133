import { ApiError, isRejection } from '@turno/kit';
import type { CounterRecord, Revisions } from '../../queue-days/index.ts';
import type { AllowanceSlot, FirstWait, TicketPass, TicketRecord } from '../../tickets/index.ts';
import { roomFor } from '../rules/allowance.ts';
import type { Holdings, LineUpSteps } from '../store/line-up-steps.ts';
import type { Day } from '../store/new-ticket.ts';
import type { Allocation, NumberRequest } from '../store/number-allocator.ts';
import { finishPendingTicket, finishPendingTickets } from './pending-tickets.ts';

export type TakeNumberRequest = {
  counter: Day;
  request: NumberRequest;
  /** The number of seats of a slot; absent if seats are not counted. */
  seats?: number;
  /** The revisions by which this request was judged; absent accepts the newest. */
  revisions?: Revisions;
  /** Set for a holder who already waits in this queue, whom closing and pausing do not affect. */
  isWaitingHere?: boolean;
  /** The wait of a number's holder, in seconds; if absent, the request contains it. */
  waitOf?: (number: number) => FirstWait;
  /** The passes with which the number is taken, if the queue requires any. */
  passes?: PassClaim;
};

/** What the passes service holds for one attempt to take a number; both functions are idempotent. */
type PassClaim = {
  /** Holds the passes until `before` and returns the fields that the ticket shows; throws the API error of passes. */
  hold(): Promise<{ passes: TicketPass[]; before: Date }>;
  /** Removes the holds of this attempt; confirmed uses stay. */
  undo(): Promise<void>;
};

/**
 * S-10: thrown when the queue's settings or the hours have changed since the request was judged, or are about to; it must be judged again.
 */
export class StaleSettings extends Error {
  readonly fence: Revisions;
  constructor(fence: Revisions) {
    super(`Older than revision ${fence.settings} of the settings or ${fence.hours} of the hours.`);
    this.fence = fence;
  }
}

const ATTEMPTS = 40;
const PAUSE_MS = 50;

const NOTHING: Holdings = { own: null, held: [] };

/**
 * Takes a number: reads the person's waiting tickets, allocates the number, creates the ticket. Each step is atomic and may be
 * the last one of this process: the next process completes the rest. A person whom this process has not seen recently most
 * likely has no tickets, so the read is skipped; if there is one, the indexes reject the new ticket and its number is
 * abandoned.
 */
export async function takeNumber(
  steps: LineUpSteps,
  taking: TakeNumberRequest,
): Promise<TicketRecord> {
  const { request, counter } = taking;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { own, held } = steps.hasSeen(request.userId)
      ? await steps.findHoldings(request)
      : NOTHING;
    if (own) return ownOrThrow(own, taking);
    const room = roomFor(held, { ...request.allowance, counterId: counter.id });
    if (room.kind === 'occupied') return ownOrThrow(room.by.ticket, taking);
    // Reserved slots are not looked up here: the indexes decide.
    if (room.kind === 'reserved') continue;
    if (room.kind === 'full') throw new ApiError(room.violation.code, room.violation.payload);
    const ticket = await withPasses(steps, { ...taking, slots: room.slots });
    if (ticket) return ticket;
    if (attempt > 0) await steps.pause(PAUSE_MS);
  }
  throw new ApiError('service_unavailable');
}

type WithSlot = TakeNumberRequest & { slots: AllowanceSlot };

/** Holds the passes before a number is issued, and removes the holds if none is. */
async function withPasses(steps: LineUpSteps, taking: WithSlot): Promise<TicketRecord | null> {
  const { passes: claim, request } = taking;
  if (!claim) return allocate(steps, taking, null);
  const { passes, before } = await claim.hold();
  try {
    return await allocate(steps, { ...taking, request: { ...request, passes } }, before);
  } catch (error) {
    // After any other error the number may have been issued, so the holds stay until passes asks for the state of the ticket.
    if (isRejection(error) || error instanceof StaleSettings) await claim.undo();
    throw error;
  }
}

/** Allocates the number and creates the ticket; `null` when everything must be read again. */
async function allocate(
  steps: LineUpSteps,
  taking: WithSlot,
  before: Date | null,
): Promise<TicketRecord | null> {
  const {
    counter,
    request,
    seats = null,
    revisions,
    slots,
    waitOf,
    isWaitingHere = false,
  } = taking;
  const insertAs = { day: counter, slots };
  const judged = revisions === undefined ? {} : { revisions };
  const conditions = { seats, before, insertAs, waitOf, isWaitingHere, ...judged };
  const allocation = await steps.allocate(counter.id, request, conditions);
  if (allocation.kind === 'late') return null;
  if (allocation.kind === 'stale') throw new StaleSettings(allocation.fence);
  if (allocation.kind !== 'allocated') return resolveExisting(steps, taking, allocation);
  const { pending, ticket } = allocation;
  const stored = ticket ?? (await finishPendingTicket(steps, counter, pending, slots));
  return stored && ownOrThrow(stored, taking);
}

type NotAllocated = Exclude<Allocation, { kind: 'allocated' | 'late' | 'stale' }>;

/** The ticket of this request, which may have got its number before; `null` when there may be room now. */
async function resolveExisting(
  steps: LineUpSteps,
  { counter, request }: TakeNumberRequest,
  { kind }: NotAllocated,
): Promise<TicketRecord | null> {
  const before = await finishPendingTickets(steps, counter.id);
  if (kind === 'pending') return null;
  const ticket = await steps.findTicket(request.ticketId);
  if (ticket) return ticket;
  if (kind !== 'closed' && (await freesSeats(steps, counter.id, before))) return null;
  throw new ApiError(ERROR_CODES[kind]);
}

/** Whether seats have become free: finishing numbers frees those of removed tickets. */
async function freesSeats(
  steps: LineUpSteps,
  counterId: number,
  before: CounterRecord | null,
): Promise<boolean> {
  if (await steps.freeStaleSeats(counterId)) return true;
  const after = await steps.readCounter(counterId);
  return (after?.bookings?.length ?? 0) < (before?.bookings?.length ?? 0);
}

const ERROR_CODES = {
  closed: 'queue_closed',
  full: 'slot_full',
  booked: 'event_ticket_already_exists',
} as const;

/**
 * Returns the ticket if it belongs to this request; otherwise throws an error that names the ticket with which the person is
 * already in the queue.
 */
function ownOrThrow(ticket: TicketRecord, { request, seats }: TakeNumberRequest): TicketRecord {
  if (ticket.id === request.ticketId) {
    if (ticket.requestText !== request.requestText) throw new ApiError('idempotency_key_reused');
    return ticket;
  }
  // QUE-061, X-32
  const code = seats === undefined ? 'already_in_queue' : 'event_ticket_already_exists';
  throw new ApiError(code, {
    queueDailyCounterId: ticket.counterId,
    counter: ticket.number,
  });
}
