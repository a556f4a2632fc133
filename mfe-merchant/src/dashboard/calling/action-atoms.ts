import type { DailyCounter } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { newIdempotencyKey } from '@turno/shared-ui/http';
import { atom, type Getter, type Setter } from 'jotai';
import { merchantAtom, putCounterAtom, refreshAtom } from '../../shared/merchant-atoms.ts';
import { queueAtom } from '../open-queue.ts';
import { type CounterRef, closeQueue, pauseQueue, sendAway } from './commands.ts';

type Action = 'calling' | 'commanding' | 'pausing' | 'closing' | 'sending-away';

/** The shown queue, its current day, and the reference of that day for commands. */
export const shownAtom = atom((get) => {
  const merchant = get(merchantAtom);
  const queue = get(queueAtom);
  const counter = queue?.queue_daily_counters[0];
  if (!merchant || !queue || !counter) throw new Error('no queue is shown');
  const ref = { merchantId: merchant.id, queueId: queue.id, counterId: counter.id };
  return { ref, queue, counter };
});

const runningAtom = atom<readonly string[]>([]);

/** Returns whether an action is running on a day of a queue; actions on different days run independently. */
export const runningOnAtom = atom((get) => {
  const running = get(runningAtom);
  return (action: Action, counterId: number | undefined) =>
    running.includes(`${action} ${counterId}`);
});

/** The actions that are running on the shown queue. */
export const actionStateAtom = atom((get) => {
  const id = get(queueAtom)?.queue_daily_counters[0]?.id;
  const isRunning = (action: Action) => get(runningOnAtom)(action, id);
  return {
    calling: isRunning('calling'),
    commanding: isRunning('commanding'),
    pausing: isRunning('pausing'),
    closing: isRunning('closing'),
    sendingAway: isRunning('sending-away'),
  };
});

/** Runs one action on a day, one at a time. After a failure it refetches the merchant and rethrows. */
export const changeDayAtom = atom(
  null,
  async <C extends DailyCounter>(
    get: Getter,
    set: Setter,
    ref: CounterRef,
    action: Action,
    change: (ref: CounterRef) => Promise<C>,
  ) => {
    const name = `${action} ${ref.counterId}`;
    if (get(runningAtom).includes(name)) return null;
    set(runningAtom, (running) => [...running, name]);
    try {
      const changed = await change(ref);
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

/** Runs one action on the shown queue. */
export const changeAtom = atom(
  null,
  <C extends DailyCounter>(
    get: Getter,
    set: Setter,
    action: Action,
    change: (ref: CounterRef) => Promise<C>,
  ) => set(changeDayAtom, get(shownAtom).ref, action, change),
);

/** QUE-043 */
export const pauseAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'pausing', (ref) => pauseQueue(get(httpAtom), ref, revert)),
);

/** QUE-042 */
export const closeAtom = atom(null, (get, set, revert: boolean) =>
  set(changeAtom, 'closing', (ref) => closeQueue(get(httpAtom), ref, revert)),
);

/** S-04: sends away the people who wait; returns how many numbers it ended, `null` while another command is running. */
export const sendAwayAtom = atom(null, async (get, set): Promise<number | null> => {
  let count = 0;
  const changed = await set(changeAtom, 'sending-away', async (ref) => {
    const cleared = await sendAway(get(httpAtom), ref, newIdempotencyKey());
    count = cleared.sentAway;
    return cleared.counter;
  });
  return changed && count;
});
