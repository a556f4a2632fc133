import type { Merchant, Opening } from '@turno/shared-types';
import { type FormState, formRules, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  type DraftRow,
  draftOf,
  invalidKeys,
  type SlotDraft,
} from '../shared/week-hours/opening-draft.ts';
import { useDropClosed } from '../shared/week-hours/use-drop-closed.ts';
import { saveOpeningsAtom } from './atoms.ts';

type Values = { rows: DraftRow[] };
// An invalid slot is marked while it is edited, and must be corrected before saving.
const NO_RULES = formRules<Values>(() => ({}));

export type OpeningDraft = SlotDraft & { form: FormState<Values>; isSaved: boolean };

/** The opening hours of a merchant while they are edited; changes that other managers save meanwhile are merged. */
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
  useDropClosed(rows, change);
  return { form, rows, change, invalid: invalidKeys(rows), isSaved };
}
