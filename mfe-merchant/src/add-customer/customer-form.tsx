import type { Ticket } from '@turno/shared-types';
import {
  BookingForm,
  type BookingFormProps,
  type LineUpRequest,
  type QueueRef,
} from '@turno/shared-ui/booking';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Checkbox, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import type { OwnQueue } from '../shared/own-queue.ts';
import { addCustomerAtom, showQueueAtom } from './atoms.ts';
import { BlockedAdding } from './blocked-adding.tsx';
import { PrintSlip } from './print-slip.tsx';
import type { AddBlocker } from './staff-booking.ts';

/** The number is read out at the counter, so its toast stays long enough. */
const NUMBER_TOAST_MS = 10_000;

type CustomerFormProps = {
  own: OwnQueue;
  /** The queue or, for an event, the show. */
  target: QueueRef;
  /** The party sizes that it accepts now. */
  taken: BookingFormProps['queue'];
  blocker: AddBlocker;
};

/** MER-049: the booking form as staff fill it in, without terms; afterwards the dashboard opens with the queue. */
export function CustomerForm({ own, target, taken, blocker }: CustomerFormProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { textMessages: offersTexts = false } = useAtomValue(flagsAtom);
  const addCustomer = useSetAtom(addCustomerAtom);
  const showQueue = useSetAtom(showQueueAtom);
  const [hasSlip, setSlip] = useState(false);
  const [printed, setPrinted] = useState<Ticket | null>(null);
  const add = async (request: LineUpRequest) => {
    const ticket = await addCustomer(target, request);
    if (!ticket) return;
    if (hasSlip) return setPrinted(ticket);
    const { ticketValue: number, displayName } = ticket;
    toast.success(t('addCustomer.done', { number, name: displayName ?? '' }), {
      durationMs: NUMBER_TOAST_MS,
    });
    showQueue(own);
    void navigate(ROUTES.dashboard);
  };
  const reason = blocker ?? (isOnline ? null : 'offline');
  if (printed) return <PrintSlip ticket={printed} onAnother={() => setPrinted(null)} />;
  return (
    <>
      <Checkbox isSelected={hasSlip} onChange={setSlip}>
        {t('addCustomer.withSlip')}
      </Checkbox>
      {reason && <BlockedAdding blocker={reason} />}
      <BookingForm
        queue={taken}
        target={target}
        paxLabel={t('addCustomer.people')}
        hasTerms={false}
        offersTexts={offersTexts}
        isBlocked={reason !== null}
        sendLabel={t('addCustomer.send')}
        asksBeforeLeaving
        onBook={(request) => void add(request)}
      />
    </>
  );
}
