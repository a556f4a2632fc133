import type { Merchant } from '@turno/shared-types';
import { Alert, Button, Plus, useAnnounce } from '@turno/shared-ui/components';
import { formatDay, useTexts } from '@turno/shared-ui/i18n';
import { DateField } from '@turno/shared-ui/time';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { addDate, dateProblem, type OpeningKind } from '../shared/week-hours/opening-draft.ts';
import s from './openings.module.css';
import type { OpeningDraft } from './use-opening-draft.ts';

type AddDateProps = { kind: OpeningKind; merchant: Merchant; draft: OpeningDraft; today: string };

/** MER-062, MER-064: adds a date from today on, unless it is already listed, as this kind or the other. */
export function AddDate({ kind, merchant, draft, today }: AddDateProps) {
  const t = useTexts(texts);
  const announce = useAnnounce();
  const [date, setDate] = useState<string | null>(null);
  const [problem, setProblem] = useState<'listed' | 'other-kind' | null>(null);
  const choose = (chosen: string | null) => {
    setDate(chosen);
    setProblem(null);
  };
  const add = () => {
    if (date === null) return;
    const found = dateProblem(draft.rows, merchant.openings, { kind, date });
    setProblem(found);
    if (found) return;
    draft.change(addDate(draft.rows, kind, date));
    announce(t('special.added', { date: formatDay(t, date) }));
    choose(null);
  };
  return (
    <div className={s.add}>
      <DateField label={t('special.date')} value={date} onChange={choose} minDate={today} />
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        isDisabled={date === null}
        onPress={add}
      >
        {t('special.add')}
      </Button>
      {problem === 'listed' && <Alert kind="error">{t('special.listed')}</Alert>}
      {problem === 'other-kind' && <Alert kind="error">{t(`special.${kind}.clash`)}</Alert>}
    </div>
  );
}
