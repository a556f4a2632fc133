import { Button, Plus } from '@turno/shared-ui/components';
import { Switch } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import { useWeekdayName } from '../weekdays.ts';
import { addSlot, closeDay, mayAddSlot, openDay, rowsOf, type SlotDraft } from './opening-draft.ts';
import { SlotFields } from './slot-fields.tsx';
import s from './week-hours.module.css';

type DayBlockProps = {
  dayOfWeek: number;
  draft: SlotDraft;
  /** The labels of an open and a closed day. */
  states?: { open: string; closed: string };
};

/** MER-058: one weekday, switched on or off, with its slots. */
export function DayBlock({ dayOfWeek, draft, states }: DayBlockProps) {
  const t = useTexts(texts);
  const { rows, change, invalid } = draft;
  const day = { dayOfWeek, date: null };
  const slots = rowsOf(rows, day);
  const isOpen = slots.some(({ isClosing }) => !isClosing);
  const name = useWeekdayName()(dayOfWeek);
  return (
    <section className={s.day} aria-label={name}>
      <Switch
        isSelected={isOpen}
        onChange={(isOn) => change(isOn ? openDay(rows, dayOfWeek) : closeDay(rows, dayOfWeek))}
        description={
          isOpen ? (states?.open ?? t('openings.open')) : (states?.closed ?? t('openings.closed'))
        }
      >
        {name}
      </Switch>
      {slots.map((slot, index) => (
        <SlotFields
          key={slot.key}
          label={t('openings.slot', { day: name, number: index + 1 })}
          slot={slot}
          draft={draft}
          isInvalid={invalid.has(slot.key)}
          isRemovable={slots.length > 1}
        />
      ))}
      {isOpen && mayAddSlot(rows, day) && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden />}
          onPress={() => change(addSlot(rows, day))}
        >
          {t('openings.addSlot')}
        </Button>
      )}
    </section>
  );
}
