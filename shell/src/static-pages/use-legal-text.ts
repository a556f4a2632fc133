import { type LegalName, type LegalText, loadLegalText } from '@turno/shared-types/legal';
import { unanswered } from '@turno/shared-ui/http';
import { useCallback, useEffect, useState } from 'react';
import { useHost, useLocale } from '../host.ts';

type LegalTextState = { text: LegalText | null; error: unknown; retry: () => void };

/** The text of a legal page in the language of the shell. */
export function useLegalText(name: LegalName): LegalTextState {
  const locale = useLocale();
  const { company } = useHost().config;
  const [text, setText] = useState<LegalText | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (error !== null) return;
    let isGone = false;
    loadLegalText(name, locale, company).then(
      (loaded) => !isGone && setText(loaded),
      (reason: unknown) => !isGone && setError(unanswered(reason)),
    );
    return () => {
      isGone = true;
    };
  }, [name, locale, company, error]);
  return { text, error, retry: useCallback(() => setError(null), []) };
}
