import { Button, Plus } from '@turno/shared-ui/components';
import { NumberField } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { Chips } from './chips.tsx';
import s from './event-editor.module.css';

const MAX_PRESETS = 10;
const MAX_PEOPLE = 1_000;

type PresetsFieldProps = {
  value: number[];
  /** The seats of each show; `null` while the field is empty. */
  seats: number | null;
  onChange: (presets: number[]) => void;
  errorMessage: string | undefined;
};

/**
 * The party sizes that the dashboard's buttons call at once, besides one. Sizes above the seats of a show get no button, and
 * are kept in case a show has more seats.
 */
export function PresetsField({ value, seats, onChange, errorMessage }: PresetsFieldProps) {
  const t = useTexts(texts);
  const [next, setNext] = useState<number | null>(null);
  const most = Math.min(MAX_PEOPLE, seats ?? MAX_PEOPLE);
  const isNew = next !== null && next > 0 && next <= most && !value.includes(next);
  const mayAdd = isNew && value.length < MAX_PRESETS;
  const add = () => {
    if (!mayAdd) return;
    onChange([...value, next].toSorted((a, b) => a - b));
    setNext(null);
  };
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{t('eventEditor.presets')}</legend>
      <p className={s.none}>{t('eventEditor.presetsHint')}</p>
      <Chips
        label={t('eventEditor.presets')}
        items={value
          .filter((people) => people <= most)
          .map((people) => ({
            id: people,
            text: String(people),
            removeLabel: t('eventEditor.removePreset', { people }),
          }))}
        onRemove={(people) => onChange(value.filter((each) => each !== people))}
        isDisabled={false}
      />
      <div className={s.adding}>
        <NumberField
          label={t('eventEditor.people')}
          name="eventNextPaxPresets"
          value={next}
          onChange={setNext}
          onEnter={add}
          min={1}
          max={most}
          errorMessage={errorMessage}
        />
        <Button variant="secondary" icon={<Plus aria-hidden />} isDisabled={!mayAdd} onPress={add}>
          {t('eventEditor.add')}
        </Button>
      </div>
    </fieldset>
  );
}
