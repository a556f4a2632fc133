import type { Merchant } from '@turno/shared-types';
import { instantOf, localTime } from '@turno/shared-types/rules';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { Countdown } from '@turno/shared-ui/time';
import { LINE_UP_TEXTS } from './texts.ts';

/** From here on seconds are worth counting. */
const NEAR_MS = 60 * 60_000;

type OpeningCountdownProps = {
  merchant: Pick<Merchant, 'timezone'>;
  /** `HH:mm` of today, by the merchant's clock. */
  from: string;
  now: Date;
};

/** CON-028: how long it is until people may join, within the last hour before. */
export function OpeningCountdown({ merchant, from, now }: OpeningCountdownProps) {
  const words = wordsOf(useSharedTexts(), LINE_UP_TEXTS);
  const { date } = localTime(now, merchant.timezone);
  const endsAt = instantOf(date, from, merchant.timezone);
  if (endsAt.getTime() - now.getTime() > NEAR_MS) return null;
  return <Countdown endsAt={endsAt} label={words.opensIn} />;
}
