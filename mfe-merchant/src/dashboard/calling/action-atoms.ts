import type { DailyCounter } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { type CounterPlace, callNext, closeQueue, pauseQueue } from '../api.ts';
import { merchantAtom, putCounterAtom, queueAtom, refreshAtom } from '../merchant-atoms.ts';
import { nextTicketOf } from './next-state.ts';
import {
  type PendingPress,
  type Press,
  unansweredPress,
  withoutPress,
  withPress,
} from './pending-press.ts';

type Action = 'calling' | 'pausing' | 'closing';

/** What became of a press of the call button. */
export type PressOutcome =
  | { kind: 'called'; ticket: string }
  /** The queue had changed meanwhile: another number is served than the button named. */
  | { kind: 'moved-on'; ticket: string; wanted: string }
  /** Nobody knows; the next press asks for the same call again. */
  | { kind: 'unanswered' }
  | { kind: 'refused'; error: unknown };

const shownAtom = atom((get) => {
  const merchant = get(merchantAtom);
  const queue = get(queueAtom);
  const counter = queue?.queue_daily_counters[0];
  if (!merchant || !queue || !counter) throw new Error('no queue is shown');
  return { place: { merchantId: merchant.id, queueId: queue.id, counterId: counter.id }, counter };
});

const runningAtom = atom<readonly string[]>([]);

/** What is being done to the queue that is shown; another queue may be worked meanwhile. */
export const busyAtom = atom((get) => {
  const id = get(queueAtom)?.queue_daily_counters[0]?.id;
  const isRunning = (action: Action) => get(runningAtom).includes(`${action} ${id}`);
  return {
    calling: isRunning('calling'),
    pausing: isRunning('pausing'),
    closing: isRunning('closing'),
  };
});

/** Runs one action on the queue that is shown, once at a time; throws what the call throws, with fresh data under way. */
const changeAtom = atom(
  null,
  async (get, set, action: Action, change: (place: CounterPlace) => Promise<DailyCounter>) => {
    const { place } = get(shownAtom);
    const name = `${action} ${place.counterId}`;
    if (get(runningAtom).includes(name)) return null;
    set(runningAtom, (running) => [...running, name]);
    try {
      const changed = await change(place);
      set(putCounterAtom, changed);
      return changed;
    } catch (error) {
      set(refreshAtom);
      throw error;
    } finally {
      set(runningAtom, (running) => running.filter((each) => each !== name));
    }
  },
);

const pendingAtom = atom<readonly PendingPress[]>([]);

/** Whether the call that the button offers was sent before and not answered. */
export const isUnansweredAtom = atom((get) => {
  const { counter } = get(shownAtom);
  return !get(busyAtom).calling && unansweredPress(get(pendingAtom), pressOf(counter)) !== null;
});

/** MER-016, QUE-044: calls the next ticket; one key stands for the press until the services have decided (QUE-049). */
export const callNextAtom = atom(null, async (get, set): Promise<PressOutcome | null> => {
  const { counter } = get(shownAtom);
  if (get(busyAtom).calling) return null;
  const wanted = nextTicketOf(counter);
  const press = pressOf(counter);
  const sent = unansweredPress(get(pendingAtom), press) ?? { ...press, key: newIdempotencyKey() };
  set(pendingAtom, (pending) => withPress(pending, sent));
  try {
    const http = get(httpAtom);
    const changed = await set(changeAtom, 'calling', (place) => callNext(http, place, sent));
    set(pendingAtom, (pending) => withoutPress(pending, press));
    const ticket = changed?.currentTicket ?? wanted;
    return ticket === wanted ? { kind: 'called', ticket } : { kind: 'moved-on', ticket, wanted };
  } catch (error) {
    if (error instanceof CallError && isOutcomeUnknown(error.status)) return { kind: 'unanswered' };
    set(pendingAtom, (pending) => withoutPress(pending, press));
    return { kind: 'refused', error };
  }
});

/** QUE-043 */
export const pauseAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'pausing', (place) => pauseQueue(get(httpAtom), place, revert)),
);

/** QUE-042 */
export const closeAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'closing', (place) => closeQueue(get(httpAtom), place, revert)),
);

function pressOf({ id, counter }: DailyCounter): Press {
  return { counterId: id, expectedCounter: counter };
}
