import { openingTimes } from '@turno/shared-types/rules';
import { Select, type SelectProps } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';

export type TimeSelectProps = Omit<SelectProps<string>, 'options'> & {
  /** Whether it is an end time, which may be `24:00` (G-29). */
  isEnd?: boolean;
  /** The first and the last time offered, `HH:mm`. */
  from?: string;
  to?: string;
};

/** A time of day, in quarters of an hour. A stored time between two quarters stays in the list. */
export function TimeSelect({ isEnd, from, to, ...rest }: TimeSelectProps) {
  const t = useSharedTexts();
  const range = { ...(isEnd ? { isEnd } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const times = timeOptions(range);
  const { value } = rest;
  const offered = value && !times.includes(value) ? [...times, value].sort() : times;
  return (
    <Select
      placeholder={t('time.chooseTime')}
      {...rest}
      options={offered.map((time) => ({ id: time, label: time }))}
    />
  );
}

/**
 * CST-018, G-29: every quarter of an hour of a day. `24:00` is only offered as an end. `from` and `to` are `HH:mm` and are in
 * the list if they are quarters.
 */
export function timeOptions({
  isEnd = false,
  from = '00:00',
  to = '24:00',
}: {
  isEnd?: boolean;
  from?: string;
  to?: string;
} = {}): string[] {
  const times = openingTimes();
  return times.filter((time) => time >= from && time <= to && (isEnd || time !== '24:00'));
}
