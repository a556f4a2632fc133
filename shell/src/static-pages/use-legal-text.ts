import { type LegalName, type LegalText, loadLegalText } from '@turno/shared-types/legal';
import { useCallback, useEffect, useState } from 'react';
import { useHost, useLocale } from '../host.ts';

type LegalTextState = { text: LegalText | null; hasFailed: boolean; retry: () => void };

/** The text of a legal page in the language of the shell. */
export function useLegalText(name: LegalName): LegalTextState {
  const locale = useLocale();
  const { company } = useHost().config;
  const [text, setText] = useState<LegalText | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    loadLegalText(name, locale, company).then(
      (loaded) => !isGone && setText(loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [name, locale, company, hasFailed]);
  return { text, hasFailed, retry: useCallback(() => setFailed(false), []) };
}
