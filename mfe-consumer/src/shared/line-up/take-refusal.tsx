import { Alert } from '@turno/shared-ui/components';
import type { TFunction } from 'i18next';
import { useWords } from '../use-words.ts';
import type { TakeButtonState } from './take-button-state.ts';

export type Refusal = Extract<TakeButtonState, { mayTake: false }>;

/** Why no number may be taken now (CON-025, CON-028). */
export function TakeRefusal({ refusal }: { refusal: Refusal }) {
  const t = useWords();
  return <Alert>{refusalWords(t, refusal)}</Alert>;
}

/** The one reason in words. */
export function refusalWords(t: TFunction, refusal: Refusal): string {
  switch (refusal.reason) {
    case 'blocked':
      return t('take.blocked', { from: refusal.from });
    case 'outside-hours':
      return refusal.from === null
        ? t('take.outside')
        : t('take.outsideUntil', { from: refusal.from });
    default:
      return t(`take.${refusal.reason}`);
  }
}
