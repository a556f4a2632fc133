import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame, mergeValues } from './merge-values.ts';

const NO_LISTS: readonly string[] = [];

type ChangedElsewhere = { isChangedElsewhere: boolean; clear: () => void };

/**
 * Follows the stored values under an open form. A field that the person has not edited takes the new value; an edited one
 * keeps what was typed. When another person changed the same value, `isChangedElsewhere` says so.
 */
export function useStoredValues<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  stored: Values,
  fixedLists: readonly string[] = NO_LISTS,
): ChangedElsewhere {
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const text = JSON.stringify(stored);
  const known = useRef(text);
  const before = form.formState.defaultValues;

  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    const current = form.getValues();
    const edited = editedNames(current, before);
    form.reset(stored, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
    let isConflict = false;
    for (const name of edited) {
      const merged = mergeValues(
        current[name],
        before?.[name],
        stored[name],
        fixedLists.includes(name),
      );
      isConflict ||= merged.isConflict;
      const value = merged.value as PathValue<Values, Path<Values>>;
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
    if (isConflict) setChangedElsewhere(true);
  }, [form, stored, text, before, fixedLists]);

  return { isChangedElsewhere, clear: () => setChangedElsewhere(false) };
}

/** The fields whose value differs from the stored one. */
export function editedNames(current: FieldValues, stored: FieldValues = {}): string[] {
  return Object.keys(current).filter((name) => !isSame(current[name], stored[name]));
}
