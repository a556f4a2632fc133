import { Select } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useId } from 'react';
import box from '../components/inputs/field.module.css';
import s from './duration-select.module.css';

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
  const t = useSharedTexts();
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
          label={t('time.hours')}
          options={upTo(maxHours).map((count) => ({
            id: count,
            label: t('time.hour', { count }),
          }))}
          value={hours}
          onChange={(count) => onChange(count * 3600 + minutes * 60)}
          errorMessage={errorMessage}
          {...(props.name ? { name: props.name } : {})}
        />
        <Select
          label={t('time.minutes')}
          options={upTo(59).map((count) => ({
            id: count,
            label: t('time.minute', { count }),
          }))}
          value={minutes}
          onChange={(count) => onChange(hours * 3600 + count * 60)}
        />
      </div>
    </fieldset>
  );
}
