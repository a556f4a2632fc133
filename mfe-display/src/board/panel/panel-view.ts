import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import {
  isWithin,
  localTime,
  nextStart,
  queueStatus,
  type Slot,
  slotsOn,
  waitText,
} from '@turno/shared-types/rules';

export const MAX_PANELS = 4;

/** What comes next for somebody who takes a number now (DIS-002). */
export type Hint =
  | { kind: 'none' }
  | { kind: 'opens'; time: string }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'clock'; at: Date };

export type Panel = {
  queueId: number;
  name: string;
  /** `waiting`: open, and no number is served yet (DIS-003). */
  state: 'serving' | 'waiting' | 'paused' | 'closed' | 'free-access';
  /** The number being served; stays on show while a paused or closed queue is still worked off. */
  number: string | null;
  /** People waiting; `null` where nobody queues (DIS-004). */
  people: number | null;
  hint: Hint;
};

const NO_HINT: Hint = { kind: 'none' };

/** What the board shows of a merchant at an instant: one panel for each queue, four at most. */
export function panelsOf(merchant: Merchant, now: Date): Panel[] {
  const { date, minutes } = localTime(now, merchant.timezone);
  const slots = slotsOn(merchant.openings, date);
  return boardQueues(merchant.queues).map((queue) => panelOf({ queue, slots, minutes, date, now }));
}

/** Queues that have a place on the board: children are part of their parent, and events have their own screens. */
export function boardQueues(queues: readonly Queue[]): Queue[] {
  return queues
    .filter((queue) => queue.parentQueueId === null && queue.type === 'standard')
    .slice(0, MAX_PANELS);
}

type Scene = { queue: Queue; slots: readonly Slot[]; minutes: number; date: string; now: Date };

function panelOf(scene: Scene): Panel {
  const { id: queueId, name, listOnly } = scene.queue;
  if (listOnly) {
    const hint = opensHint(scene);
    return { queueId, name, state: 'free-access', number: null, people: null, hint };
  }
  const day = dayOf(scene);
  const state = stateOf(scene, day);
  const isWorkedOff = (day?.ticketsAhead ?? 0) > 0;
  const hasNumber =
    state === 'serving' || state === 'paused' || (state === 'closed' && isWorkedOff);
  return {
    queueId,
    name,
    state,
    number: hasNumber ? (day?.currentTicket ?? null) : null,
    people: day?.paxAhead ?? 0,
    hint: hintOf(scene, state, day),
  };
}

// A counter of yesterday says nothing about today: numbers restart at midnight (QUE-041).
function dayOf({ queue, date }: Scene): DailyCounter | null {
  const day = queue.queue_daily_counters[0];
  return day?.date === date ? day : null;
}

function stateOf({ slots }: Scene, day: DailyCounter | null): Panel['state'] {
  const status = queueStatus({
    closed: day?.closed ?? false,
    paused: day?.paused ?? false,
    slotCount: slots.length,
  });
  if (status !== 'opened') return status;
  return day?.currentTicket ? 'serving' : 'waiting';
}

function hintOf(scene: Scene, state: Panel['state'], day: DailyCounter | null): Hint {
  if (state === 'closed' || state === 'paused') return NO_HINT;
  const opens = opensHint(scene);
  if (opens.kind === 'opens') return opens;
  const wait = waitText(day?.estimatedWaitingTime ?? null, scene.now);
  // the board hides a wait of nothing.
  return wait.kind === 'minutes' || wait.kind === 'clock' ? wait : NO_HINT;
}

function opensHint({ slots, minutes }: Scene): Hint {
  if (isWithin(slots, minutes)) return NO_HINT;
  const time = nextStart(slots, minutes);
  return time === null ? NO_HINT : { kind: 'opens', time };
}
