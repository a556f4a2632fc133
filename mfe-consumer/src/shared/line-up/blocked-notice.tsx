import type { Merchant } from '@turno/shared-types';
import { instantOf, localTime } from '@turno/shared-types/rules';
import { Alert } from '@turno/shared-ui/components';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { Countdown } from '@turno/shared-ui/time';
import type { TFunction } from 'i18next';
import { useWords } from '../use-words.ts';
import type { TakeButtonState } from './take-button-state.ts';
import { LINE_UP_TEXTS } from './texts.ts';

/** A longer wait is not worth a countdown. */
const COUNTDOWN_MS = 60 * 60_000;

export type JoinBlocker = Extract<TakeButtonState, { mayTake: false }>;

type BlockedNoticeProps = { blocker: JoinBlocker; merchant: Pick<Merchant, 'timezone'>; now: Date };

/** Why no number may be taken now (CON-025, CON-028), and how long that lasts where it is known. */
export function BlockedNotice({ blocker, merchant, now }: BlockedNoticeProps) {
  const t = useWords();
  return (
    <>
      <Alert>{blockerText(t, blocker)}</Alert>
      {/* Outside the alert, which would read every second aloud. */}
      {blocker.reason === 'blocked' && blocker.from !== null && (
        <OpeningCountdown merchant={merchant} from={blocker.from} now={now} />
      )}
    </>
  );
}

type OpeningCountdownProps = {
  merchant: Pick<Merchant, 'timezone'>;
  /** `HH:mm` of today, by the merchant's clock. */
  from: string;
  now: Date;
};

/** CON-028: how long it is until people may join, within the last hour before. */
function OpeningCountdown({ merchant, from, now }: OpeningCountdownProps) {
  const words = wordsOf(useSharedTexts(), LINE_UP_TEXTS);
  const { date } = localTime(now, merchant.timezone);
  const endsAt = instantOf(date, from, merchant.timezone);
  if (endsAt.getTime() - now.getTime() > COUNTDOWN_MS) return null;
  return <Countdown endsAt={endsAt} label={words.opensIn} />;
}

/** The one reason in words. */
export function blockerText(t: TFunction, blocker: JoinBlocker): string {
  switch (blocker.reason) {
    case 'blocked':
      return t('take.blocked', { from: blocker.from });
    case 'outside-hours':
      return blocker.from === null
        ? t('take.outside')
        : t('take.outsideUntil', { from: blocker.from });
    default:
      return t(`take.${blocker.reason}`);
  }
}
