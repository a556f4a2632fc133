import { type Slip, statusPath } from '@turno/shared-types/shared-tickets';
import { formatDate, formatTime, useSharedTexts } from '@turno/shared-ui/i18n';
import { QrCode } from '@turno/shared-ui/qr';
import { useState } from 'react';
import s from './slip-sheet.module.css';
import { useShowLine } from './use-show-line.ts';
import { useWaitLines } from './use-wait-lines.ts';

export type SlipSheetProps = {
  slip: Slip;
  /** Address of the site whose status page the code opens; '' prints no code. */
  siteBase: string;
};

/** How many characters of a name fit on one line of 58 mm. */
const LONG_NAME = 18;

/** A ticket on paper: the number to be called, and the ways to follow it. Goes into a frame for printing. */
export function SlipSheet({ slip, siteBase }: SlipSheetProps) {
  const t = useSharedTexts();
  const { ticketValue, merchantName, queueName, paxCount, date, time, createdAt, timezone } = slip;
  const showLine = useShowLine();
  const { turnLine } = useWaitLines(timezone);
  // The estimate counts from now, even on a reprinted slip.
  const [now] = useState(() => new Date());
  const turn = time ? null : turnLine({ waitSeconds: slip.estimatedWaitingTime, range: slip, now });
  const address = `${siteBase}${statusPath(slip.statusCode)}`;
  return (
    <article className={s.slip}>
      <p className={s.place} data-long={merchantName.length > LONG_NAME || undefined}>
        {merchantName}
      </p>
      <p className={s.queue}>{queueName}</p>
      <p className={s.label}>{t('slip.number')}</p>
      <p className={s.number} data-length={Math.min(ticketValue.length, 7)}>
        {ticketValue}
      </p>
      {time && <p className={s.strong}>{showLine({ date, time })}</p>}
      {paxCount > 1 && <p>{t('slip.people', { count: paxCount })}</p>}
      <p className={s.small}>
        {t('slip.takenAt', {
          date: formatDate(t, createdAt, timezone),
          time: formatTime(createdAt, timezone),
        })}
      </p>
      {turn && <p>{turn}</p>}
      {siteBase !== '' && (
        <>
          <p className={s.label}>{t('slip.follow')}</p>
          <div className={s.code}>
            <QrCode text={address} label={t('slip.follow')} />
          </div>
          <p className={s.address}>{address.replace(/^https?:\/\//, '')}</p>
        </>
      )}
      {slip.checkInCode && (
        <p className={s.entrance}>
          {t('slip.entrance')} <strong>{slip.checkInCode}</strong>
        </p>
      )}
    </article>
  );
}
