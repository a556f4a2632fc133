import { bookableShows } from '@turno/shared-types/rules';
import { EmptyState, Select } from '@turno/shared-ui/components';
import { formatTime, useDayLabel, useTexts } from '@turno/shared-ui/i18n';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import type { OwnQueue } from '../shared/own-queue.ts';
import { CustomerForm } from './customer-form.tsx';

/** S-05: adds a customer to a show of an event; the shows on offer are those that staff may book now. */
export function ShowForm({ merchant, queue, now }: OwnQueue & { now: Date }) {
  const t = useTexts(texts);
  const dayLabel = useDayLabel(merchant.timezone);
  const [chosenId, choose] = useState<number | null>(null);
  const shows = bookableShows(merchant, queue, { now, audience: 'business' });
  const chosen = shows.find(({ show }) => show.counter.id === chosenId) ?? shows[0];
  if (!chosen) {
    return <EmptyState title={t('addCustomer.noShows')}>{t('addCustomer.noShowsHint')}</EmptyState>;
  }
  const { slot } = chosen.show;
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
        own={{ merchant, queue }}
        target={{ merchantId: merchant.id, queueId: queue.id, show: slot }}
        taken={{
          minPax: queue.minPax,
          maxPax: Math.min(queue.maxPax ?? chosen.seats, chosen.seats),
        }}
        blocker={null}
      />
    </>
  );
}
