import type { Slip } from '@turno/shared-types/shared-tickets';
import { propsAtom } from '@turno/shared-ui/boot';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { PrintFrame } from '@turno/shared-ui/print';
import { useLocation } from '@turno/shared-ui/router';
import { SlipSheet, useShowLine, useWaitLines } from '@turno/shared-ui/slip';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import s from './kiosk.module.css';
import { kioskTexts } from './locales/texts.ts';
import type { Taking } from './take-at-kiosk.ts';
import { useIdleReturn } from './use-idle-return.ts';

/** Long enough to read the number and take the slip. */
const SHOWN_MS = 10_000;

type TakenNumberProps = { slip: Slip; isLate: boolean; onDone: () => void };

/** The number, filling the screen, while its slip is printed; then the kiosk returns to the start by itself. */
export function TakenNumber({ slip, isLate, onDone }: TakenNumberProps) {
  const t = useTexts(kioskTexts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const paper = new URLSearchParams(useLocation().search).get('paper');
  const done = useEffectEvent(onDone);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    const timer = setTimeout(() => done(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  const { ticketsAhead, estimatedWaitingTime: waitSeconds, time, timezone } = slip;
  const showLine = useShowLine();
  const [now] = useState(() => new Date());
  const { waitLine } = useWaitLines(timezone);
  const wait = time ? null : waitLine({ waitSeconds, range: slip, now });
  return (
    <div className={s.taken}>
      <p className={s.place}>{slip.queueName}</p>
      <h1 ref={title} tabIndex={-1}>
        {t('yours')} <span className={s.number}>{slip.ticketValue}</span>
      </h1>
      <p>{ticketsAhead === 0 ? t('next') : t('ahead', { count: ticketsAhead })}</p>
      {time && <p>{showLine({ date: slip.date, time })}</p>}
      {wait && <p>{wait}</p>}
      {isLate && <p>{t('late')}</p>}
      <p>{t(paper === 'none' ? 'remember' : 'slip')}</p>
      <button type="button" className={s.back} onClick={onDone}>
        {t('done')}
      </button>
      <PrintFrame isOn={paper !== 'none'} opensDialog page={paper === '58' ? 'slip58' : 'slip80'}>
        <SlipSheet slip={slip} siteBase={siteBase} />
      </PrintFrame>
    </div>
  );
}

type UnansweredProps = {
  taking: Extract<Taking, { state: 'unanswered' | 'refused' }>;
  onBack: () => void;
};

/** Says why there is no number and what to do; without a touch the kiosk returns to its start. */
export function Unanswered({ taking, onBack }: UnansweredProps) {
  const t = useTexts(kioskTexts);
  useIdleReturn(onBack);
  const isRefused = taking.state === 'refused';
  return (
    <div className={s.notice} role="alert">
      <h1>{t(isRefused ? 'refused' : 'failed')}</h1>
      <p>{isRefused ? errorText(t, taking.error) : t('failedHint')}</p>
      {!isRefused && (
        <button type="button" className={s.choice} onClick={taking.retry}>
          <span className={s.name}>{t('again')}</span>
        </button>
      )}
      <button type="button" className={s.back} onClick={onBack}>
        {t('back')}
      </button>
    </div>
  );
}
