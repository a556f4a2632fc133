import type { Merchant, Opening } from '@turno/shared-types';
import { OPENING_DROP_MS } from '@turno/shared-types/constants';
import { type FormState, formRules, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveOpeningsAtom } from './atoms.ts';
import { type DraftRow, draftOf, dropClosed, invalidKeys } from './opening-draft.ts';

type Values = { rows: DraftRow[] };
// A wrong slot is marked while it is edited, and nothing is saved before it is corrected.
const NO_RULES = formRules<Values>(() => ({}));

export type OpeningDraft = {
  form: FormState<Values>;
  rows: readonly DraftRow[];
  change: (rows: DraftRow[]) => void;
  /** The keys of the slots to be corrected. */
  invalid: ReadonlySet<string>;
  isSaved: boolean;
};

/** The rows of a merchant while they are edited; those that other managers save meanwhile are followed. */
export function useOpeningDraft(
  { id: merchantId, openings }: Merchant,
  isMeant: (opening: Opening) => boolean,
): OpeningDraft {
  const save = useSetAtom(saveOpeningsAtom);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values>({
    schema: NO_RULES,
    defaultValues: { rows: draftOf(openings.filter(isMeant)) },
    onSubmit: async (values) => {
      await save({ merchantId, isMeant, rows: values.rows });
      setSaved(true);
    },
  });
  const { value: rows, onChange: change } = form.field('rows');
  const closing = rows.flatMap(({ isClosing, key }) => (isClosing ? key : [])).join();
  const drop = useEffectEvent(() => change(dropClosed(rows)));
  useEffect(() => {
    if (closing === '') return;
    // until then the slots of a day that was switched off can be had back.
    const timer = setTimeout(drop, OPENING_DROP_MS);
    return () => clearTimeout(timer);
  }, [closing]);
  return { form, rows, change, invalid: invalidKeys(rows), isSaved };
}
