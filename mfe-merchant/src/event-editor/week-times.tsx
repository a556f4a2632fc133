import { EVENT_SLOT_TIMES } from '@turno/shared-types/constants';
import { minutesOf } from '@turno/shared-types/rules';
import { Button, Checkbox, Plus } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { TimeSelect, timeOptions } from '@turno/shared-ui/time';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { useWeekdayName, WEEK } from '../shared/weekdays.ts';
import { Chips } from './chips.tsx';
import s from './event-editor.module.css';

type WeekTimesProps = {
  week: string[][];
  onChange: (week: string[][]) => void;
  /** The one weekday of an event that takes place once. */
  onlyDay: number | null;
  errorMessage: string | undefined;
  isDisabled: boolean;
};

/** The times at which shows begin on each weekday: a time is added to all chosen days, and removed day by day. */
export function WeekTimes(props: WeekTimesProps) {
  const { week, onChange, onlyDay, isDisabled } = props;
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<readonly number[]>(WEEK);
  const days = onlyDay === null ? WEEK : [onlyDay];
  const targets = onlyDay === null ? chosen : days;
  const nameOf = useWeekdayName();
  const toggle = (day: number) =>
    setChosen(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]);
  return (
    <fieldset className={s.part} disabled={isDisabled}>
      <legend className={s.legend}>{t('eventEditor.times')}</legend>
      {onlyDay === null && (
        <fieldset className={s.days} aria-label={t('eventEditor.addTo')}>
          {WEEK.map((day) => (
            <Checkbox
              key={day}
              isSelected={chosen.includes(day)}
              onChange={() => toggle(day)}
              isDisabled={isDisabled}
            >
              {nameOf(day)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <AddTime
        targets={targets}
        week={week}
        isDisabled={isDisabled}
        errorMessage={props.errorMessage}
        onAdd={(time) => onChange(withTime(week, targets, time))}
      />
      <dl className={s.week}>
        {days.map((day) => (
          <div key={day} className={s.weekday}>
            <dt>{nameOf(day)}</dt>
            <dd>
              <DayTimes
                name={nameOf(day)}
                times={week[day] ?? []}
                isDisabled={isDisabled}
                onRemove={(time) => onChange(withoutTime(week, day, time))}
              />
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}

/** The most times of a day that are visible; with more, the week would fill several screens. */
const MANY_TIMES = 8;

type DayTimesProps = {
  name: string;
  times: readonly string[];
  isDisabled: boolean;
  onRemove: (time: string) => void;
};

function DayTimes({ name, times, isDisabled, onRemove }: DayTimesProps) {
  const t = useTexts(texts);
  const [first] = times;
  if (first === undefined) return <span className={s.none}>{t('eventEditor.noTimes')}</span>;
  const isMany = times.length > MANY_TIMES;
  const span = { count: times.length, first, last: times.at(-1) ?? first };
  const chips = (
    <Chips
      label={name}
      items={times.map((time) => ({
        id: time,
        text: time,
        removeLabel: t('eventEditor.removeTime', { time, day: name }),
      }))}
      onRemove={(time) => onRemove(String(time))}
      isDisabled={isDisabled}
    />
  );
  // It stays open while times are removed, even when few are left.
  return (
    <details open={!isMany}>
      <summary hidden={!isMany} className={s.manyTimes}>
        {t('eventEditor.timesOf', span)}
      </summary>
      {chips}
    </details>
  );
}

type AddTimeProps = {
  targets: readonly number[];
  week: string[][];
  isDisabled: boolean;
  errorMessage: string | undefined;
  onAdd: (time: string) => void;
};

function AddTime({ targets, week, isDisabled, errorMessage, onAdd }: AddTimeProps) {
  const t = useTexts(texts);
  const [picked, pick] = useState<string | null>(null);
  const isTaken = (time: string) => targets.every((day) => week[day]?.includes(time));
  const suggested = [...EVENT_SLOT_TIMES, ...timeOptions()].find((time) => !isTaken(time)) ?? null;
  const time = picked ?? suggested;
  const add = () => {
    if (time === null) return;
    onAdd(time);
    pick(null);
  };
  return (
    <div className={s.adding}>
      <TimeSelect
        label={t('eventEditor.time')}
        value={time}
        onChange={pick}
        errorMessage={errorMessage}
        isDisabled={isDisabled}
        name="eventScheduleWeek"
      />
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        isDisabled={isDisabled || targets.length === 0}
        onPress={add}
      >
        {t('eventEditor.add')}
      </Button>
    </div>
  );
}

/** The week with a time added to these days, sorted and without duplicates. */
function withTime(week: string[][], days: readonly number[], time: string): string[][] {
  return week.map((times, day) =>
    days.includes(day)
      ? [...new Set([...times, time])].toSorted((a, b) => minutesOf(a) - minutesOf(b))
      : times,
  );
}

function withoutTime(week: string[][], day: number, time: string): string[][] {
  return week.map((times, each) => (each === day ? times.filter((one) => one !== time) : times));
}
