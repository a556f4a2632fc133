import { Select } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { DateField } from '@turno/shared-ui/time';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { chooseDateAtom, choosePresetAtom, PRESETS, rangeAtom } from './atoms.ts';
import s from './reports.module.css';

const OWN = 0;

/** The last days up to yesterday, or dates of one's own. */
export function RangeFields({ today }: { today: string }) {
  const t = useTexts(texts);
  const range = useAtomValue(rangeAtom);
  const choosePreset = useSetAtom(choosePresetAtom);
  const chooseDate = useSetAtom(chooseDateAtom);
  if (!range) return null;
  return (
    <div className={s.tools}>
      <Select
        label={t('reports.period')}
        options={[
          ...PRESETS.map((count) => ({ id: count, label: t('reports.lastDays', { count }) })),
          { id: OWN, label: t('reports.ownDates') },
        ]}
        value={range.preset ?? OWN}
        onChange={(days) => choosePreset(days === OWN ? null : days)}
      />
      {range.preset === null && (
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
