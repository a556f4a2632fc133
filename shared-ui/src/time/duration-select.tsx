import { Select } from '@turno/shared-ui/components';
import { type ReactNode, useId } from 'react';
import box from '../components/inputs/field.module.css';
import { fillWords, useOwnWords } from '../words/own-words.ts';
import s from './duration-select.module.css';
import { TIME_TEXTS } from './texts.ts';

export type DurationSelectProps = {
  label: ReactNode;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** Seconds. */
  value: number;
  onChange: (seconds: number) => void;
  maxHours?: number;
  isDisabled?: boolean;
  name?: string;
};

const MAX_HOURS = 10;
const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);

/** A span of hours and minutes, each out of its list (CST-006: 0 to 10 hours, 0 to 59 minutes). */
export function DurationSelect(props: DurationSelectProps) {
  const { label, description, errorMessage, value, onChange, maxHours = MAX_HOURS } = props;
  const words = useOwnWords(TIME_TEXTS);
  const id = useId();
  const hours = Math.floor(value / 3600);
  const minutes = Math.floor((value % 3600) / 60);
  return (
    <fieldset
      className={s.group}
      disabled={props.isDisabled}
      aria-describedby={description ? id : undefined}
    >
      <legend className={box.label}>{label}</legend>
      {description && (
        <span className={box.description} id={id}>
          {description}
        </span>
      )}
      <div className={s.parts}>
        <Select
          label={words.hours}
          options={upTo(maxHours).map((count) => ({
            id: count,
            label: fillWords(words.hour, { count }),
          }))}
          value={hours}
          onChange={(count) => onChange(count * 3600 + minutes * 60)}
          errorMessage={errorMessage}
          {...(props.name ? { name: props.name } : {})}
        />
        <Select
          label={words.minutes}
          options={upTo(59).map((count) => ({
            id: count,
            label: fillWords(words.minute, { count }),
          }))}
          value={minutes}
          onChange={(count) => onChange(hours * 3600 + count * 60)}
        />
      </div>
    </fieldset>
  );
}
