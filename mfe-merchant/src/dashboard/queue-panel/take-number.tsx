import type { Queue, Ticket } from '@turno/shared-types';
import { largestParty } from '@turno/shared-types/rules';
import {
  LineUpFailure,
  type LineUpRequest,
  lineUpAtom,
  useLineUpState,
} from '@turno/shared-ui/booking';
import { Alert, Button, Plus } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { PaxSheet } from '@turno/shared-ui/pax';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { merchantAtom, refreshAtom } from '../../shared/merchant-atoms.ts';
import s from './queue-links.module.css';

/** MER-018, X-12: the manager takes a number, without a name, for somebody at the counter. */
export function TakeNumber({ queue }: { queue: Queue }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const merchantId = useAtomValue(merchantAtom)?.id ?? 0;
  const refresh = useSetAtom(refreshAtom);
  const lineUp = useSetAtom(lineUpAtom);
  const ref = { merchantId, queueId: queue.id };
  const { state, isPending } = useLineUpState(ref);
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState<Ticket | null>(null);
  const { min, max } = partyOf(queue);
  const outcome = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    // On a phone the outcome would be behind the call button, which sticks to the lower edge.
    if (answers > 0) outcome.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
  const take = async (request: LineUpRequest) => {
    setAsking(false);
    setTaken(null);
    await lineUp(ref, request, {
      scope: 'private',
      onTicket: (ticket) => {
        setTaken(ticket);
        refresh();
      },
      onExisting: async () => refresh(),
    });
    setAnswers((before) => before + 1);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        isPending={isPending}
        isDisabled={!isOnline}
        onPress={() => (max > 1 ? setAsking(true) : void take({ paxCount: min }))}
      >
        {t('takeNumber.button')}
      </Button>
      <PaxSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('takeNumber.people')}
        min={min}
        max={max}
        confirmLabel={t('takeNumber.button')}
        onConfirm={(paxCount) => void take({ paxCount })}
      />
      <div ref={outcome} className={s.outcome}>
        {taken && (
          <Alert kind="success">{t('takeNumber.taken', { ticket: taken.ticketValue })}</Alert>
        )}
        <LineUpFailure state={state} onRetry={(request) => void take(request)} />
      </div>
    </>
  );
}

/** The party sizes that a queue accepts; the largest size of a multi-queue has no upper limit. */
function partyOf({ minPax, maxPax, childQueues }: Queue): { min: number; max: number } {
  const sizes = childQueues ?? [{ minPax, maxPax }];
  const min = Math.min(...sizes.map((size) => size.minPax));
  const max = Math.max(...sizes.map(largestParty));
  return { min, max };
}
