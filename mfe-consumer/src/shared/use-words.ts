import { type Translate, useTexts } from '@turno/shared-ui/i18n';

/** Name of this remote's texts. */
export const NAMESPACE = 'consumer';

/** The words of this remote in the mount's language. */
export function useWords(): Translate {
  return useTexts(NAMESPACE);
}
