import { type EventSlot, isOutcomeUnknown } from '@turno/shared-types/rules';
import { kioskLineUpCall, type Slip } from '@turno/shared-types/shared-tickets';
import { httpAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey, send } from '@turno/shared-ui/http';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

export type Wanted = {
  queueId: number;
  paxCount: number;
  slot: Pick<EventSlot, 'date' | 'time'> | null;
  /** S-04: whether the number will most likely not be called before closing. */
  isLate: boolean;
};

export type Taking =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'taken'; slip: Slip; isLate: boolean }
  /** No answer came: the same touch may be sent again and takes no second number. */
  | { state: 'unanswered'; retry: () => void }
  | { state: 'refused'; error: CallError };

/** Takes a number for the person in front of the tablet; one touch is one number, however often it is sent. */
export function useTaking(deviceToken: string) {
  const http = useAtomValue(httpAtom);
  const [taking, setTaking] = useState<Taking>({ state: 'idle' });
  const request = async (wanted: Wanted, idempotencyKey: string) => {
    setTaking({ state: 'sending' });
    const { queueId, paxCount, slot, isLate } = wanted;
    const query = slot ? { time: slot.time, date: slot.date } : {};
    try {
      const body = { queueId, paxCount };
      const slip = await send(http, kioskLineUpCall, { query, body, idempotencyKey, deviceToken });
      // S-04: neither the screen nor the slip states a wait that would end after closing.
      const shown = isLate ? { ...slip, estimatedWaitingTime: null } : slip;
      setTaking({ state: 'taken', slip: shown, isLate });
    } catch (error) {
      // After any other error, including our own bugs, the person can send the same touch again.
      if (isDecision(error)) setTaking({ state: 'refused', error });
      else setTaking({ state: 'unanswered', retry: () => void request(wanted, idempotencyKey) });
    }
  };
  return {
    taking,
    take: (wanted: Wanted) => void request(wanted, newIdempotencyKey()),
    reset: () => setTaking({ state: 'idle' }),
  };
}

/** Whether the services have decided, so that a retry would return the same result. */
function isDecision(error: unknown): error is CallError {
  return error instanceof CallError && error.code !== null && !isOutcomeUnknown(error.status);
}
