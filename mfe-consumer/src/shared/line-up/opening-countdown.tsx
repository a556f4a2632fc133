import type { Merchant } from '@turno/shared-types';
import { instantOf, localTime } from '@turno/shared-types/rules';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { Countdown } from '@turno/shared-ui/time';
import { LINE_UP_TEXTS } from './texts.ts';

type OpeningCountdownProps = {
  merchant: Pick<Merchant, 'timezone'>;
  /** `HH:mm` of today, by the merchant's clock. */
  from: string;
  now: Date;
};

/** CON-028: how long it is until people may join. */
export function OpeningCountdown({ merchant, from, now }: OpeningCountdownProps) {
  const words = wordsOf(useSharedTexts(), LINE_UP_TEXTS);
  const { date } = localTime(now, merchant.timezone);
  const endsAt = instantOf(date, from, merchant.timezone);
  return <Countdown endsAt={endsAt} label={words.opensIn} />;
}
