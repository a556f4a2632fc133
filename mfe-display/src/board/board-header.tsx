import type { Merchant } from '@turno/shared-types';
import { PageTitle } from '@turno/shared-ui/components';
import { liveAtom } from '@turno/shared-ui/followed-merchant';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import type { LiveState } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts, type Words } from '../locales/texts.ts';
import s from './board-header.module.css';
import { FittedName } from './fitted-name.tsx';

type BoardHeaderProps = { merchant: Merchant; now: Date; updatedAt: number; hasFailed: boolean };

/** The merchant, its local time, and how current the numbers are. */
export function BoardHeader({ merchant, now, updatedAt, hasFailed }: BoardHeaderProps) {
  const t = useTexts(texts);
  const { name, logoUrl, timezone } = merchant;
  return (
    <div className={s.header}>
      <div className={s.merchant}>
        <Logo key={logoUrl} url={logoUrl} />
        <div className={s.name}>
          <PageTitle title={t('titleOf', { merchant: name })}>
            <FittedName name={name} />
          </PageTitle>
        </div>
      </div>
      <div className={s.side}>
        <FreshnessLine now={now} updatedAt={updatedAt} hasFailed={hasFailed} timeZone={timezone} />
        <time className={s.clock} dateTime={now.toISOString()}>
          {formatTime(now, timezone)}
        </time>
      </div>
    </div>
  );
}

/** A merchant's logo; nothing if it fails to load. It is decorative, because the name is beside it. */
function Logo({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return null;
  return <img className={s.logo} src={url} alt="" onError={() => setBroken(true)} />;
}

/** After this long without an update the board is stale, in milliseconds. */
const STALE_AFTER_MS = 20_000;

type FreshnessLineProps = { now: Date; updatedAt: number; hasFailed: boolean; timeZone: string };

/** A dot and a word while the board is current; after a lost connection the time of the last update. */
function FreshnessLine({ now, updatedAt, hasFailed, timeZone }: FreshnessLineProps) {
  const t = useTexts(texts);
  const liveState = useAtomValue(liveAtom)?.state ?? 'reconnecting';
  const state = freshness({ liveState, hasFailed, updatedAt, now: now.getTime() });
  const time = formatTime(new Date(updatedAt), timeZone);
  const age = ageText(t, now.getTime() - updatedAt);
  return (
    <p className={s.freshness} data-state={state}>
      <span className={s.dot} aria-hidden />
      {state === 'stale' ? `${t('reconnecting')} ${t('updatedAt', { time })}${age}` : t(state)}
    </p>
  );
}

type UpdateState = { liveState: LiveState; hasFailed: boolean; updatedAt: number; now: number };

/** How current the board is: `live`, `polling` (seconds behind), or `stale` while it shows the last known numbers. */
export function freshness(update: UpdateState): LiveState | 'stale' {
  const { liveState, hasFailed, updatedAt, now } = update;
  if (liveState === 'live' && !hasFailed) return 'live';
  if (hasFailed || now - updatedAt > STALE_AFTER_MS) return 'stale';
  return liveState === 'polling' ? 'polling' : 'reconnecting';
}

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/** The age of the numbers, from one minute on: " (12 min fa)". */
function ageText(t: Words, ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return '';
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return ` (${hours > 0 ? t('hoursAgo', { count: hours }) : t('minutesAgo', { count: minutes })})`;
}
