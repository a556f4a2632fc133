import { Select, type SelectProps } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { timeOptions } from './time-options.ts';

export type TimeSelectProps = Omit<SelectProps<string>, 'options'> & {
  /** A time to end at may be `24:00` (G-29). */
  isEnd?: boolean;
  /** The first and the last time offered, `HH:mm`. */
  from?: string;
  to?: string;
};

/** A time of day by the quarter of an hour. A time off the quarter that is stored already stays on offer. */
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
