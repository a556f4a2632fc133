import { DEFAULT_MAX_PAX, MAX_TRAVEL_MINUTES } from '@turno/shared-types/constants';
import { flagsAtom, propsAtom } from '@turno/shared-ui/boot';
import { Button, TextField } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { CheckboxField, Form, LeaveWarning, NumberField, useForm } from '../forms/index.ts';
import { asksForPax, type PaxRange, PaxSelector } from '../pax/index.ts';
import { PhoneField } from '../phone/index.ts';
import {
  type BookedQueue,
  type Booking,
  bookingRules,
  isComplete,
  NAME_MAX_LENGTH,
} from './booking-rules.ts';
import { isLimitReached, unansweredOf, useLineUpState } from './line-up-atoms.ts';
import { LineUpFailure, LineUpStep } from './line-up-progress.tsx';
import type { LineUpRequest, QueueRef } from './line-up-request.ts';

export type BookingFormProps = {
  queue: BookedQueue;
  /** The queue to book; the form starts with the unanswered request of this queue, if there is one. */
  target: QueueRef;
  /** Asks for the size of the party: "In quanti siete?" */
  paxLabel: string;
  /** Whether the terms must be accepted: by customers, not by staff (MER-049). */
  hasTerms: boolean;
  /** Whether staff may have the customer texted. */
  offersTexts?: boolean;
  /** Whether joining is blocked now; the page says why. */
  isBlocked: boolean;
  /** The notice for a party of this size, shown before it books. */
  noticeFor?: (paxCount: number) => ReactNode;
  /** The label of the button; by default it asks for a table. */
  sendLabel?: string;
  /** Whether leaving the page with unsaved input asks for confirmation first. */
  asksBeforeLeaving?: boolean;
  onBook: (request: LineUpRequest) => void;
};

/** CON-039 to CON-041: the booking form, with name, party size, telephone number and terms. */
export function BookingForm(props: BookingFormProps) {
  const { queue, hasTerms, onBook } = props;
  const { paxExtraMax = DEFAULT_MAX_PAX } = useAtomValue(flagsAtom);
  const { state, isPending } = useLineUpState(props.target);
  const unanswered = unansweredOf(state);
  const [begunWith] = useState(unanswered);
  const t = useSharedTexts();
  const hasSizes = queue.childQueues !== undefined || asksForPax(queue);
  const form = useForm<Booking, Booking>({
    schema: useMemo(() => bookingRules(queue, { hasTerms }), [queue, hasTerms]),
    defaultValues: bookingOf(begunWith, hasSizes ? null : queue.minPax),
    words: {
      name: t('booking.nameMissing'),
      nameTooLong: t('booking.nameTooLong', { count: NAME_MAX_LENGTH }),
      party: t('pax.choose'),
      terms: t('booking.termsMissing'),
      travelMinutes: t('booking.travelMinutesWrong', { most: MAX_TRAVEL_MINUTES }),
    },
    onSubmit: async (booking) => onBook(requestOf(booking)),
  });
  const labels = {
    displayName: t('booking.name'),
    paxCount: props.paxLabel,
    phone: t('booking.phone'),
    acceptsTerms: t('booking.terms'),
    byText: t('booking.byText'),
    travelMinutes: t('booking.travelMinutes'),
  };
  const isOff = props.isBlocked || !isComplete(form.values, { hasTerms }) || isLimitReached(state);
  return (
    <Form form={form} labels={labels}>
      <TextField
        label={labels.displayName}
        autoComplete={hasTerms ? 'name' : 'off'}
        maxLength={NAME_MAX_LENGTH}
        isRequired
        {...form.field('displayName')}
      />
      {hasSizes && (
        <PaxSelector
          label={labels.paxCount}
          {...rangeOf(queue, paxExtraMax)}
          {...form.field('paxCount')}
        />
      )}
      {form.values.paxCount !== null && props.noticeFor?.(form.values.paxCount)}
      <PhoneField
        label={labels.phone}
        description={hasTerms && t('booking.phoneHint')}
        {...form.field('phone')}
      />
      {props.offersTexts && form.values.phone !== '' && <TextsFields form={form} labels={labels} />}
      {hasTerms && (
        <>
          <CheckboxField {...form.field('acceptsTerms')} isRequired>
            {labels.acceptsTerms}
          </CheckboxField>
          <TermsLink />
        </>
      )}
      <LineUpFailure state={state} onRetry={onBook} />
      {unanswered === null && (
        <Button
          type="submit"
          size="large"
          isFullWidth
          isDisabled={isOff && !isPending}
          isPending={isPending}
        >
          {props.sendLabel ?? t('booking.send')}
        </Button>
      )}
      <LineUpStep state={state} />
      {props.asksBeforeLeaving && <LeaveWarning isDirty={form.isDirty} />}
    </Form>
  );
}

type TextsFieldsProps = {
  form: ReturnType<typeof useForm<Booking, Booking>>;
  labels: Record<'byText' | 'travelMinutes', string>;
};

/** Staff ask whether the customer wants text messages, and how far away they wait. */
function TextsFields({ form, labels }: TextsFieldsProps) {
  const t = useSharedTexts();
  return (
    <>
      <CheckboxField {...form.field('byText')}>{labels.byText}</CheckboxField>
      {form.values.byText && (
        <NumberField
          label={labels.travelMinutes}
          description={t('booking.travelMinutesHint')}
          min={1}
          max={MAX_TRAVEL_MINUTES}
          {...form.field('travelMinutes')}
        />
      )}
    </>
  );
}

// A partner's site has terms of its own, so a link to ours would be wrong.
function TermsLink() {
  const t = useSharedTexts();
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  if (siteBase === '') return null;
  return (
    <a href={`${siteBase}/terms`} target="_blank" rel="noreferrer">
      {t('booking.readTerms')}
    </a>
  );
}

/**
 * The party sizes on offer, up to `most` if the queue has no maximum. The children of a multi-queue together accept every size.
 */
function rangeOf({ childQueues, minPax, maxPax }: BookedQueue, most: number): PaxRange {
  return childQueues ? { min: 1, max: most } : { min: minPax, max: maxPax ?? most };
}

function bookingOf(request: LineUpRequest | null, paxCount: number | null): Booking {
  return {
    displayName: request?.displayName ?? '',
    paxCount: request?.paxCount ?? paxCount,
    phone: request?.phone ?? '',
    acceptsTerms: request !== null,
    byText: request?.byText ?? false,
    travelMinutes: request?.travelMinutes ?? null,
  };
}

function requestOf({ displayName, paxCount, phone, ...texts }: Booking): LineUpRequest {
  const booking = { displayName: displayName.trim(), paxCount: paxCount ?? 1 };
  if (phone === '') return booking;
  return { ...booking, phone, ...textsOf(texts) };
}

function textsOf({ byText, travelMinutes }: Pick<Booking, 'byText' | 'travelMinutes'>) {
  if (!byText) return {};
  return { byText, ...(travelMinutes === null ? {} : { travelMinutes }) };
}
