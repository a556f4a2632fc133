import type { Merchant } from '@turno/shared-types';
import { PageTitle } from '@turno/shared-ui/components';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from './board-header.module.css';
import { FreshnessLine } from './freshness-line.tsx';

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
          <PageTitle title={t('titleOf', { merchant: name })}>{name}</PageTitle>
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

/** A merchant's logo; nothing if it does not load. Decorative: the name is beside it. */
function Logo({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return null;
  return <img className={s.logo} src={url} alt="" onError={() => setBroken(true)} />;
}
