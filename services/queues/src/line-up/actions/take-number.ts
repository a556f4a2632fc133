import { ApiError, isRejection } from '@turno/kit';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { AllowanceSlot, FirstWait, TicketPass, TicketRecord } from '../../tickets/index.ts';
import { roomFor } from '../rules/allowance.ts';
import type { Holdings, LineUpSteps } from '../store/line-up-steps.ts';
import type { Day } from '../store/new-ticket.ts';
import type { Allocation, NumberRequest } from '../store/number-allocator.ts';
import { finishPendingTicket, finishPendingTickets } from './pending-tickets.ts';

export type TakeNumberRequest = {
  counter: Day;
  request: NumberRequest;
  /** How many people a slot takes; absent where they are not counted. */
  seats?: number;
  /** The revision of the settings that allow this request; absent is the newest. */
  revision?: number;
  /** Its holder waits in this queue already, so that closing and pausing it refuse nothing. */
  isWaitingHere?: boolean;
  /** How long the holder of a number waits, in seconds; absent is what the request says. */
  waitOf?: (number: number) => FirstWait;
  /** The passes the number is taken with, where the queue asks for some. */
  passes?: PassClaim;
};

/** What the passes service holds for one attempt to take a number; both are idempotent. */
type PassClaim = {
  /** Holds the passes until `before` and returns what the ticket shows of them; throws the API error of passes. */
  hold(): Promise<{ passes: TicketPass[]; before: Date }>;
  /** Removes the holds of this attempt; uses that a ticket has confirmed stay. */
  undo(): Promise<void>;
};

/** S-10: the queue's settings have changed since the request was judged, or are about to: it is to be judged again. */
export class StaleSettings extends Error {
  readonly settingsFence: number;
  constructor(settingsFence: number) {
    super(`The settings are older than revision ${settingsFence}.`);
    this.settingsFence = settingsFence;
  }
}

const ATTEMPTS = 40;
const PAUSE_MS = 50;

const NOTHING: Holdings = { own: null, held: [] };

/**
 * Takes a number: look at what the person waits with, allocate the number, make the ticket. Each step is atomic and may
 * be the last one of this process: the next process finishes what is half done. A person whom this process has not seen most
 * likely waits with nothing and is not looked for: the ticket's indexes know better, and then the number is abandoned.
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
    // Reserved slots are not looked for here: the indexes decide.
    if (room.kind === 'reserved') continue;
    if (room.kind === 'full') throw new ApiError(room.violation.code, room.violation.payload);
    const ticket = await withPasses(steps, { ...taking, slots: room.slots });
    if (ticket) return ticket;
    if (attempt > 0) await steps.pause(PAUSE_MS);
  }
  throw new ApiError('service_unavailable');
}

type WithSlot = TakeNumberRequest & { slots: AllowanceSlot };

/** Holds the passes before a number is issued, and undoes the holds when none is. */
async function withPasses(steps: LineUpSteps, taking: WithSlot): Promise<TicketRecord | null> {
  const { passes: claim, request } = taking;
  if (!claim) return allocate(steps, taking, null);
  const { passes, before } = await claim.hold();
  try {
    return await allocate(steps, { ...taking, request: { ...request, passes } }, before);
  } catch (error) {
    // After any other error the number may have been issued: the holds stay until passes asks what became of the ticket.
    if (isRejection(error) || error instanceof StaleSettings) await claim.undo();
    throw error;
  }
}

/** Allocates the number and makes the ticket; `null` when all must be looked at once more. */
async function allocate(
  steps: LineUpSteps,
  taking: WithSlot,
  before: Date | null,
): Promise<TicketRecord | null> {
  const { counter, request, seats = null, revision, slots, waitOf, isWaitingHere = false } = taking;
  const insertAs = { day: counter, slots };
  const judged = revision === undefined ? {} : { revision };
  const conditions = { seats, before, insertAs, waitOf, isWaitingHere, ...judged };
  const allocation = await steps.allocate(counter.id, request, conditions);
  if (allocation.kind === 'late') return null;
  if (allocation.kind === 'stale') throw new StaleSettings(allocation.settingsFence);
  if (allocation.kind !== 'allocated') return resolveExisting(steps, taking, allocation);
  const { pending, ticket } = allocation;
  const stored = ticket ?? (await finishPendingTicket(steps, counter, pending, slots));
  return stored && ownOrThrow(stored, taking);
}

type NotAllocated = Exclude<Allocation, { kind: 'allocated' | 'late' | 'stale' }>;

/** The ticket of this request, which may have got its number before; `null` when there may be room by now. */
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

/** Whether there are more free seats by now: finishing numbers frees those of tickets that were removed. */
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

/** The ticket when it is this request's own; else the person is in the queue already, and learns with which ticket. */
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
