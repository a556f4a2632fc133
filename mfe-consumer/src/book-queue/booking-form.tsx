import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { Button, TextField } from '@turno/shared-ui/components';
import { CheckboxField, Form, useForm } from '@turno/shared-ui/forms';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { PaxSelector } from '@turno/shared-ui/pax';
import { PhoneField } from '@turno/shared-ui/phone';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isLimitRefusal } from '../shared/line-up/limit-refusal.ts';
import type { LineUpAsk } from '../shared/line-up/line-up-ask.ts';
import { LineUpFailure } from '../shared/line-up/line-up-failure.tsx';
import { LineUpStep } from '../shared/line-up/line-up-step.tsx';
import { TakeRefusal } from '../shared/line-up/take-refusal.tsx';
import { useEarlyBotCheck } from '../shared/line-up/use-early-bot-check.ts';
import { type Line, useLineUpState } from '../shared/line-up/use-line-up.ts';
import { useTakeButton } from '../shared/line-up/use-take-button.ts';
import { useWords } from '../shared/use-words.ts';
import { type Booking, bookingRules, isComplete, NAME_MAX_LENGTH } from './booking-rules.ts';
import { BOOKING_TEXTS } from './texts.ts';

type BookingFormProps = {
  merchant: Merchant;
  queue: Queue;
  tickets: readonly Ticket[];
  now: Date;
  line: Line;
};

/** CON-039 to CON-041: who comes, how many, and how to reach them; what a reload cut off is there again. */
export function BookingForm({ merchant, queue, tickets, now, line }: BookingFormProps) {
  const t = useWords();
  const words = wordsOf(useSharedTexts(), BOOKING_TEXTS);
  const button = useTakeButton({ merchant, queue, tickets, now });
  useEarlyBotCheck(button.mayTake);
  const { state, isPending } = useLineUpState(line.place);
  const form = useForm<Booking, Booking>({
    schema: useMemo(() => bookingRules(queue), [queue]),
    defaultValues: bookingOf(line.pendingAsk),
    words: {
      name: words.nameMissing,
      nameTooLong: words.nameTooLong.replace('{{count}}', String(NAME_MAX_LENGTH)),
      party: words.partyMissing,
      terms: words.termsMissing,
    },
    onSubmit: async (booking) => line.take(askOf(booking)),
  });
  const labels = {
    displayName: words.name,
    paxCount: t('take.paxTitle'),
    phone: words.phone,
    acceptsTerms: words.terms,
  };
  const isOff = !button.mayTake || !isComplete(form.values) || isLimitRefusal(state);
  return (
    <Form form={form} labels={labels}>
      <TextField
        label={labels.displayName}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        isRequired
        {...form.field('displayName')}
      />
      <PaxSelector label={labels.paxCount} {...form.field('paxCount')} />
      <PhoneField label={labels.phone} description={words.phoneHint} {...form.field('phone')} />
      <CheckboxField {...form.field('acceptsTerms')} isRequired>
        {labels.acceptsTerms}
      </CheckboxField>
      <TermsLink />
      <LineUpFailure state={state} pendingAsk={line.pendingAsk} onRetry={line.take} />
      {!button.mayTake && !isPending && (
        <TakeRefusal refusal={button} merchant={merchant} now={now} />
      )}
      <Button
        type="submit"
        size="large"
        isFullWidth
        isDisabled={isOff && !isPending}
        isPending={isPending}
      >
        {words.send}
      </Button>
      <LineUpStep state={state} />
    </Form>
  );
}

// No page is better than a wrong one: a partner's site has terms of its own.
function TermsLink() {
  const words = wordsOf(useSharedTexts(), BOOKING_TEXTS);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  if (siteBase === '') return null;
  return (
    <a href={`${siteBase}/terms`} target="_blank" rel="noreferrer">
      {words.readTerms}
    </a>
  );
}

function bookingOf(ask: LineUpAsk | null): Booking {
  return {
    displayName: ask?.displayName ?? '',
    paxCount: ask?.paxCount ?? null,
    phone: ask?.phone ?? '',
    acceptsTerms: ask !== null,
  };
}

function askOf({ displayName, paxCount, phone }: Booking): LineUpAsk {
  const name = displayName.trim();
  return { displayName: name, paxCount: paxCount ?? 1, ...(phone === '' ? {} : { phone }) };
}
