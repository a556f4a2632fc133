import {
  autoNextCall,
  autoPauseCall,
  type DailyCounter,
  setNextWebhookCall,
} from '@turno/shared-types';
import { isGroupPaused, isOutcomeUnknown } from '@turno/shared-types/rules';
import { httpAtom, storageAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey, send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { merchantAtom, putCounterAtom, refreshAtom } from '../../shared/merchant-atoms.ts';
import type { CallOutcome } from '../calling/call-atoms.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { automaticQueuesAtom, sortTabsAtom } from '../open-queue.ts';

/** The present days of the automatic queues. */
export const automaticDaysAtom = atom((get): DailyCounter[] =>
  get(automaticQueuesAtom).flatMap(({ queue_daily_counters }) => queue_daily_counters.slice(0, 1)),
);

/** QUE-048 */
export const isAutoPausedAtom = atom((get) => isGroupPaused(get(automaticDaysAtom)));

/** What this desk called last over all automatic queues; `null` before its first call, and when it serves nobody. */
export const servedAutomaticAtom = atom((get) => {
  const desk = get(deskAtom);
  const calls = get(automaticDaysAtom).flatMap((day) => callOfDesk(day, desk) ?? []);
  const [latest] = calls.toSorted((a, b) => b.calledAt.localeCompare(a.calledAt));
  return latest && !latest.ended ? latest : null;
});

/** A call in turns without a definite answer yet; the next press repeats it, whichever button is pressed. */
type Turn = { merchantId: number; deskId: number | undefined; skipsGeneric: boolean; key: string };
const sentAtom = atom<Turn | null>(null);
const isCallingAtom = atom(false);

export const autoCallStateAtom = atom((get) => {
  const sent = get(sentAtom);
  const isCalling = get(isCallingAtom);
  const isOfShown = sent !== null && sent.merchantId === get(merchantAtom)?.id;
  return { isCalling, isUnanswered: isOfShown && !isCalling };
});

/**
 * QUE-045: calls the next ticket of the queue whose turn it is; MER-023: can skip the queues that accept any pass for one call.
 */
export const autoNextAtom = atom(
  null,
  async (get, set, skipsGeneric: boolean): Promise<CallOutcome | null> => {
    if (get(isCallingAtom)) return null;
    const merchantId = get(merchantAtom)?.id ?? 0;
    const sent = get(sentAtom);
    const turn =
      sent?.merchantId === merchantId
        ? sent
        : { merchantId, deskId: get(deskAtom)?.id, skipsGeneric, key: newIdempotencyKey() };
    set(sentAtom, turn);
    set(isCallingAtom, true);
    try {
      const { counter, ticket } = await send(get(httpAtom), autoNextCall, {
        params: { merchantId },
        query: {
          ...(turn.deskId === undefined ? {} : { deskId: turn.deskId }),
          ...(turn.skipsGeneric ? { skip: 'generic' as const } : {}),
        },
        body: {},
        idempotencyKey: turn.key,
      });
      set(sentAtom, null);
      set(putCounterAtom, counter);
      set(sortTabsAtom);
      const { ticketValue, paxCount, desk } = ticket;
      const called = { ticket: ticketValue, tickets: [ticketValue], people: paxCount };
      return { kind: 'called', ...called, desk: desk?.name ?? null };
    } catch (error) {
      set(refreshAtom);
      if (error instanceof CallError && isOutcomeUnknown(error.status))
        return { kind: 'unanswered' };
      set(sentAtom, null);
      return { kind: 'failed', error };
    } finally {
      set(isCallingAtom, false);
    }
  },
);

/** QUE-046: pauses or resumes all automatic queues. */
export const autoPauseAtom = atom(
  null,
  async (get, set, { revert, notify }: { revert: boolean; notify: boolean }) => {
    const days = await send(get(httpAtom), autoPauseCall, {
      params: { merchantId: get(merchantAtom)?.id ?? 0 },
      body: { revert, send_notification: notify },
      idempotencyKey: newIdempotencyKey(),
    });
    for (const day of days) set(putCounterAtom, day);
  },
);

/** QUE-047: whether calls of this merchant go to the next webhook. */
export const setNextWebhookAtom = atom(null, async (get, set, enabled: boolean) => {
  const days = await send(get(httpAtom), setNextWebhookCall, {
    params: { merchantId: get(merchantAtom)?.id ?? 0 },
    body: { enabled },
  });
  for (const day of days) set(putCounterAtom, day);
});

/** a key beside those of the session. */
const NOTIFY_KEY = 'autoPauseNotify';
const chosenNotifyAtom = atom<boolean | null>(null);

/** MER-028: whether a pause notifies the people who wait; the device remembers the last choice. */
export const notifyChoiceAtom = atom(
  (get) => get(chosenNotifyAtom) ?? get(storageAtom).getItem(NOTIFY_KEY) !== 'false',
  (get, set, notify: boolean) => {
    set(chosenNotifyAtom, notify);
    get(storageAtom).setItem(NOTIFY_KEY, String(notify));
  },
);
