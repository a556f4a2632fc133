import type { Queue } from '@turno/shared-types';
import { EVENT_PAX_PRESETS } from '@turno/shared-types/constants';
import { isShowOver, type Show, seatsOf, waitingOn } from '@turno/shared-types/rules';
import { Button, SkipForward, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { runningOnAtom } from '../calling/action-atoms.ts';
import { sendCallAtom } from '../calling/call-atoms.ts';
import { useReportCall } from '../calling/report-call.ts';
import s from './entrance-call.module.css';

/** Whether the people of a show are being admitted now. */
export function isLetIn({ slot, counter }: Show, now: Date): boolean {
  return !counter.closed && now >= slot.entranceFrom && !isShowOver(slot, now);
}

type PaxOption = { count: number; isDisabled: boolean };

/**
 * MER-024: one person and each preset; counts above the number of waiting people are disabled. Presets above the seats are left
 * out, because no show ever has that many people.
 */
export function paxOptions(
  presets: readonly number[] | null,
  { waiting, seats }: { waiting: number; seats: number },
): PaxOption[] {
  const counts = [...new Set([1, ...(presets ?? EVENT_PAX_PRESETS)])].toSorted((a, b) => a - b);
  return counts
    .filter((count) => count <= Math.max(1, seats, waiting))
    .map((count) => ({ count, isDisabled: count > waiting }));
}

/** G-26: the chosen count if it is allowed, else the largest allowed one; one person if none is. */
export function allowedPax(options: readonly PaxOption[], chosen: number): number {
  const allowed = options.filter(({ isDisabled }) => !isDisabled).map(({ count }) => count);
  return allowed.includes(chosen) ? chosen : (allowed.at(-1) ?? 1);
}

/** MER-024: calls the chosen number of people of a show together. */
export function EntranceCall({ queue, show }: { queue: Queue; show: Show }) {
  const t = useTexts(texts);
  const id = useId();
  const isOnline = useOnline();
  const { counter } = show;
  const isCalling = useAtomValue(runningOnAtom)('calling', counter.id);
  const [chosen, choose] = useState(1);
  const { people } = waitingOn(counter);
  const present = { waiting: people, seats: seatsOf(queue) };
  const options = paxOptions(queue.eventNextPaxPresets, present);
  const paxCount = allowedPax(options, chosen);
  const call = useCallGroup(queue, show);
  return (
    <div className={s.entrance}>
      <fieldset className={s.options}>
        <legend className={s.legend}>{t('entrance.how')}</legend>
        {options.map(({ count, isDisabled }) => (
          <label key={count} className={s.option}>
            <input
              type="radio"
              className={s.radio}
              name={id}
              aria-label={t('people', { count })}
              checked={count === paxCount}
              disabled={isDisabled}
              onChange={() => choose(count)}
            />
            <span aria-hidden>{count}</span>
          </label>
        ))}
      </fieldset>
      <Button
        icon={<SkipForward aria-hidden />}
        keepsFocus
        isPending={isCalling}
        isDisabled={people === 0 || !isOnline}
        onPress={() => void call(paxCount)}
      >
        {people === 0 ? t('why.nobody') : t('entrance.call', { count: paxCount })}
      </Button>
    </div>
  );
}

function useCallGroup(queue: Queue, { counter }: Show): (paxCount: number) => Promise<void> {
  const t = useTexts(texts);
  const merchantId = useAtomValue(merchantAtom)?.id ?? 0;
  const sendCall = useSetAtom(sendCallAtom);
  const report = useReportCall();
  const toast = useToast();
  return async (paxCount) => {
    const ref = { merchantId, queueId: queue.id, counterId: counter.id };
    const outcome = await sendCall(ref, { queue, counter, size: null, paxCount });
    if (outcome?.kind === 'unanswered') toast.error(t('unanswered'));
    if (outcome?.kind !== 'called') return report(outcome);
    const { tickets, people: count } = outcome;
    const [first = '', last = first] = [tickets[0], tickets.at(-1)];
    const called = first === last ? first : `${first}–${last}`;
    toast.success(t('entrance.called', { count, tickets: called }));
  };
}
