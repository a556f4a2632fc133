import { Button, Trash2 } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { TimeSelect } from '@turno/shared-ui/time';
import { texts } from '../../locales/texts.ts';
import { changeSlot, type DraftRow, removeSlot, type SlotDraft } from './opening-draft.ts';
import s from './week-hours.module.css';

type SlotFieldsProps = {
  /** Names the slot for screen readers. */
  label: string;
  slot: DraftRow;
  draft: SlotDraft;
  isInvalid: boolean;
  isRemovable: boolean;
};

/** MER-057: when a slot begins and ends; MER-060: a wrong one is marked. */
export function SlotFields({ label, slot, draft, isInvalid, isRemovable }: SlotFieldsProps) {
  const t = useTexts(texts);
  const { rows, change } = draft;
  const { key, start, end, isClosing } = slot;
  const endsNextDay = start !== null && end !== null && end < start;
  return (
    <fieldset className={s.slot} disabled={isClosing} data-closing={isClosing || undefined}>
      <legend className={s.hidden}>{label}</legend>
      <TimeSelect
        label={t('openings.from')}
        value={start}
        onChange={(time) => change(changeSlot(rows, key, { start: time }))}
      />
      <TimeSelect
        label={t('openings.to')}
        value={end}
        isEnd
        onChange={(time) => change(changeSlot(rows, key, { end: time }))}
        errorMessage={isInvalid && t('openings.check')}
      />
      {isRemovable && (
        <Button
          variant="quiet"
          className={s.remove}
          aria-label={t('openings.remove', { slot: label })}
          icon={<Trash2 aria-hidden />}
          onPress={() => change(removeSlot(rows, key))}
        />
      )}
      {endsNextDay && <p className={s.note}>{t('openings.nextDay', { time: end })}</p>}
    </fieldset>
  );
}
