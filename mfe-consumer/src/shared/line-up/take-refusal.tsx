import type { Merchant } from '@turno/shared-types';
import { Alert } from '@turno/shared-ui/components';
import type { TFunction } from 'i18next';
import { useWords } from '../use-words.ts';
import { OpeningCountdown } from './opening-countdown.tsx';
import type { TakeButtonState } from './take-button-state.ts';

export type Refusal = Extract<TakeButtonState, { mayTake: false }>;

type TakeRefusalProps = { refusal: Refusal; merchant: Pick<Merchant, 'timezone'>; now: Date };

/** Why no number may be taken now (CON-025, CON-028), and how long it is until then where that is known. */
export function TakeRefusal({ refusal, merchant, now }: TakeRefusalProps) {
  const t = useWords();
  return (
    <>
      <Alert>{refusalWords(t, refusal)}</Alert>
      {/* Beside the message: within, every second would be read out. */}
      {refusal.reason === 'blocked' && refusal.from !== null && (
        <OpeningCountdown merchant={merchant} from={refusal.from} now={now} />
      )}
    </>
  );
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
