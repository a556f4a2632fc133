import { Select } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { DateField } from '@turno/shared-ui/time';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { rangeAtom } from './atoms.ts';
import { PRESETS, type Range, withEnd } from './choice.ts';
import s from './reports.module.css';
import { useChoice } from './use-choice.ts';

const OWN = 0;

/** The choice between the last days up to yesterday and custom dates. */
export function RangeFields({ today }: { today: string }) {
  const t = useTexts(texts);
  const range = useAtomValue(rangeAtom);
  const { choice, change } = useChoice();
  if (!range) return null;
  const chooseDate = (end: keyof Range, date: string) =>
    change({ dates: withEnd(range, end, date) });
  return (
    <div className={s.tools}>
      <Select
        label={t('reports.period')}
        options={[
          ...PRESETS.map((count) => ({ id: count, label: t('reports.lastDays', { count }) })),
          { id: OWN, label: t('reports.ownDates') },
        ]}
        value={choice.dates ? OWN : choice.days}
        onChange={(days) => change(days === OWN ? { dates: range } : { days, dates: null })}
      />
      {choice.dates && (
        <>
          <DateField
            label={t('reports.from')}
            value={range.from}
            maxDate={today}
            onChange={(date) => chooseDate('from', date)}
          />
          <DateField
            label={t('reports.to')}
            value={range.to}
            maxDate={today}
            onChange={(date) => chooseDate('to', date)}
          />
        </>
      )}
    </div>
  );
}
