import { useSearchParams } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { choiceAtom } from './atoms.ts';
import { type Choice, choiceIn, withChoice } from './choice.ts';

/** The choice for the reports; the address contains it, so that it survives a reload and back navigation. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => choiceIn(query), [query]);
  const change = useCallback(
    (changed: Partial<Choice>) =>
      setQuery((present) => withChoice(present, { ...choiceIn(present), ...changed }), {
        replace: true,
      }),
    [setQuery],
  );
  return { choice, change };
}

/** Passes the choice of the address to the requests. */
export function useChosenReports(): void {
  const { choice } = useChoice();
  const apply = useSetAtom(choiceAtom);
  useLayoutEffect(() => apply(choice), [choice, apply]);
}
