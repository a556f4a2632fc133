import { LiveIndicator } from '@turno/shared-ui/components';
import { liveAtom } from '@turno/shared-ui/live/followed-merchant';
import { useAtomValue } from 'jotai';
import { useWords, type Words } from '../../locales/texts.ts';
import { ticketsAtom } from '../../shared/tickets/atoms.ts';
import s from '../ticket-page.module.css';

const JUST_NOW_SECONDS = 5;

/** How changes arrive and how old the data are. While requests fail, the page does not call itself live. */
export function Freshness({ updatedAt, now }: { updatedAt: number; now: Date }) {
  const t = useWords();
  const live = useAtomValue(liveAtom);
  const { error } = useAtomValue(ticketsAtom);
  return (
    <p className={s.freshness}>
      <LiveIndicator state={error ? 'reconnecting' : (live?.state ?? 'reconnecting')} />
      <span className={s.small}>{ago(t, now.getTime() - updatedAt)}</span>
    </p>
  );
}

function ago(t: Words, ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  if (seconds < JUST_NOW_SECONDS) return t('ticket.updatedNow');
  if (seconds < 60) return t('ticket.updatedSeconds', { count: seconds });
  return t('ticket.updatedMinutes', { count: Math.floor(seconds / 60) });
}
