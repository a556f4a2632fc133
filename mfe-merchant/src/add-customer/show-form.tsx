import { bookableShows } from '@turno/shared-types/rules';
import { lineUpStateAtomFor, type QueueRef, unansweredOf } from '@turno/shared-ui/booking';
import { EmptyState, Select } from '@turno/shared-ui/components';
import { formatTime, useDayLabel, useTexts } from '@turno/shared-ui/i18n';
import { useStore } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import type { OwnQueue } from '../shared/own-queue.ts';
import { CustomerForm } from './customer-form.tsx';

/** S-05: adds a customer to a show of an event; the shows on offer are those that staff may book now. */
export function ShowForm({ merchant, queue, now }: OwnQueue & { now: Date }) {
  const t = useTexts(texts);
  const dayLabel = useDayLabel(merchant.timezone);
  const store = useStore();
  const [chosenId, setChosenId] = useState<number | null>(null);
  /** The show whose unanswered request filled the form initially. */
  const [begunWith, setBegunWith] = useState<number | null>(null);
  const shows = bookableShows(merchant, queue, { now, audience: 'business' });
  const chosen = shows.find(({ show }) => show.counter.id === chosenId) ?? shows[0];
  if (!chosen) {
    return <EmptyState title={t('addCustomer.noShows')}>{t('addCustomer.noShowsHint')}</EmptyState>;
  }
  const targetOf = ({ show }: (typeof shows)[number]): QueueRef => ({
    merchantId: merchant.id,
    queueId: queue.id,
    show: show.slot,
  });
  // A change of the show keeps the input, unless the new show has an unanswered request.
  const choose = (id: number) => {
    setChosenId(id);
    const next = shows.find(({ show }) => show.counter.id === id);
    if (next && unansweredOf(store.get(lineUpStateAtomFor(targetOf(next))))) setBegunWith(id);
  };
  return (
    <>
      <Select
        label={t('addCustomer.show')}
        options={shows.map(({ show, seats }) => ({
          id: show.counter.id,
          label: t('addCustomer.showOption', {
            day: dayLabel(show.slot.date, now),
            time: formatTime(show.slot.startsAt, merchant.timezone),
            count: seats,
          }),
        }))}
        value={chosen.show.counter.id}
        onChange={choose}
      />
      <CustomerForm
        key={begunWith}
        own={{ merchant, queue }}
        target={targetOf(chosen)}
        taken={{
          minPax: queue.minPax,
          maxPax: Math.min(queue.maxPax ?? chosen.seats, chosen.seats),
        }}
        blocker={null}
      />
    </>
  );
}
