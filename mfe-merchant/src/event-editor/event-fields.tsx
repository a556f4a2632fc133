import { EVENT_DURATION_MAX_HOURS } from '@turno/shared-types/constants';
import { dayOfWeek } from '@turno/shared-types/rules';
import { Select, TextField } from '@turno/shared-ui/components';
import { type FormState, NumberField, RadioGroup } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { DateField, DurationSelect, useSpanText } from '@turno/shared-ui/time';
import { texts } from '../locales/texts.ts';
import type { Locks } from '../shared/queue-editing/queue-use.ts';
import { type EventValues, withSchedule, withStart } from './event-values.ts';
import { PresetsField } from './presets-field.tsx';
import { WeekTimes } from './week-times.tsx';

type EventForm = FormState<EventValues>;

const HOUR = 3_600;
const DAY = 86_400;
/** The lead times offered, in seconds, up to the contract's maximum of a week. */
const LEADS: readonly number[] = [
  0,
  900,
  1_800,
  2_700,
  ...[1, 1.5, 2, 3, 4, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY),
];

type EventFieldsProps = { form: EventForm; locks: Locks; bookedSeats: number; today: string };

/** MER-044: the settings of an event. */
export function EventFields({ form, locks, bookedSeats, today }: EventFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <TextField
        label={t('eventEditor.name')}
        description={t('eventEditor.nameHint')}
        isRequired
        {...form.field('name')}
      />
      <Seats form={form} locks={locks} bookedSeats={bookedSeats} />
      <Schedule form={form} locks={locks} today={today} />
      <DurationSelect
        label={t('eventEditor.duration')}
        maxHours={EVENT_DURATION_MAX_HOURS}
        isDisabled={locks.isLocked('eventDuration')}
        {...form.field('eventDuration')}
      />
      <Lead
        label={t('eventEditor.entranceLead')}
        isDisabled={locks.isLocked('eventOpeningBeforeStart')}
        {...form.field('eventOpeningBeforeStart')}
      />
      <Lead
        label={t('eventEditor.bookingLead')}
        isDisabled={locks.isLocked('eventBookingBeforeStart')}
        {...form.field('eventBookingBeforeStart')}
      />
      <PresetsField {...form.field('eventNextPaxPresets')} seats={form.values.eventPaxCapacity} />
    </>
  );
}

/** MER-044, X-43: the seats of a show, and the largest party of one booking. */
function Seats({ form, locks, bookedSeats }: Omit<EventFieldsProps, 'today'>) {
  const t = useTexts(texts);
  const seats = form.field('eventPaxCapacity');
  return (
    <>
      <NumberField
        label={t('eventEditor.seats')}
        min={Math.max(1, bookedSeats)}
        max={100_000}
        isRequired
        {...(bookedSeats > 0
          ? { description: t('eventEditor.seatsBooked', { count: bookedSeats }) }
          : {})}
        {...seats}
        // MER-043: an entry of 0 is blanked.
        onChange={(value) => seats.onChange(value === 0 ? null : value)}
      />
      <NumberField
        label={t('eventEditor.maxPax')}
        description={t('eventEditor.maxPaxHint')}
        min={1}
        max={Math.min(1_000, seats.value ?? 1_000)}
        isDisabled={locks.isLocked('maxPax')}
        {...form.field('maxPax')}
      />
    </>
  );
}

type ScheduleProps = Pick<EventFieldsProps, 'form' | 'locks' | 'today'>;

function Schedule({ form, locks, today }: ScheduleProps) {
  const t = useTexts(texts);
  const { values } = form;
  const { eventScheduleStartDate: start, schedule } = values;
  const isLocked = locks.isLocked('eventScheduleWeek');
  const week = form.field('eventScheduleWeek');
  const apply = (change: Partial<EventValues>) => {
    if (change.schedule) form.field('schedule').onChange(change.schedule);
    if (change.eventScheduleStartDate !== undefined) {
      form.field('eventScheduleStartDate').onChange(change.eventScheduleStartDate);
    }
    if (change.eventScheduleWeek) week.onChange(change.eventScheduleWeek);
  };
  return (
    <>
      <RadioGroup
        label={t('eventEditor.schedule')}
        options={[
          { id: 'repeat', label: t('eventEditor.repeat') },
          { id: 'once', label: t('eventEditor.once') },
        ]}
        isDisabled={isLocked}
        {...form.field('schedule')}
        onChange={(id) => apply(withSchedule(values, id, today))}
      />
      <DateField
        label={t(schedule === 'once' ? 'eventEditor.date' : 'eventEditor.startDate')}
        minDate={today}
        isDisabled={isLocked}
        {...form.field('eventScheduleStartDate')}
        onChange={(date) => apply(withStart(values, date))}
      />
      <WeekTimes
        week={values.eventScheduleWeek}
        onChange={week.onChange}
        onlyDay={schedule === 'once' && start !== null ? dayOfWeek(start) : null}
        errorMessage={week.errorMessage}
        isDisabled={isLocked}
      />
    </>
  );
}

type LeadProps = {
  label: string;
  name: string;
  value: number;
  onChange: (seconds: number) => void;
  errorMessage: string | undefined;
  isDisabled: boolean;
};

/** How long before the start of a show something begins. */
function Lead({ value, ...field }: LeadProps) {
  const t = useTexts(texts);
  const spanText = useSpanText();
  // A time that another program has set stays on offer.
  const seconds = [...new Set([...LEADS, value])].toSorted((a, b) => a - b);
  const labelOf = (each: number) =>
    each === 0 ? t('eventEditor.atStart') : t('eventEditor.before', { span: spanText(each) });
  return (
    <Select options={seconds.map((id) => ({ id, label: labelOf(id) }))} value={value} {...field} />
  );
}
