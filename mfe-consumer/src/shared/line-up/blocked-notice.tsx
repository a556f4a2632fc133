import type { Merchant } from '@turno/shared-types';
import { Alert } from '@turno/shared-ui/components';
import { formatTime } from '@turno/shared-ui/i18n';
import { Countdown } from '@turno/shared-ui/time';
import { useWords, type Words } from '../../locales/texts.ts';
import type { TakeButtonState } from './use-take-button.ts';

/** A longer wait has no countdown. */
const COUNTDOWN_MS = 60 * 60_000;

export type JoinBlocker = Extract<TakeButtonState, { mayTake: false }>;

type BlockedNoticeProps = { blocker: JoinBlocker; merchant: Pick<Merchant, 'timezone'>; now: Date };

/** Why no number can be taken now (CON-025, CON-028), and for how long, if that is known. */
export function BlockedNotice({ blocker, merchant, now }: BlockedNoticeProps) {
  const t = useWords();
  return (
    <>
      <Alert>{blockerText(t, blocker, merchant)}</Alert>
      {/* Outside of the alert, in which screen readers would announce every second. */}
      {blocker.reason === 'blocked' && <OpeningCountdown opensAt={blocker.from} now={now} />}
    </>
  );
}

/** CON-028: the time until joining opens, within the last hour. */
function OpeningCountdown({ opensAt, now }: { opensAt: Date; now: Date }) {
  const t = useWords();
  if (opensAt.getTime() - now.getTime() > COUNTDOWN_MS) return null;
  return <Countdown endsAt={opensAt} label={t('countdown.opensIn')} />;
}

/** The blocker in words. */
export function blockerText(
  t: Words,
  blocker: JoinBlocker,
  { timezone }: Pick<Merchant, 'timezone'>,
): string {
  return blocker.reason === 'blocked'
    ? t('take.blocked', { from: formatTime(blocker.from, timezone) })
    : t(`take.${blocker.reason}`);
}
