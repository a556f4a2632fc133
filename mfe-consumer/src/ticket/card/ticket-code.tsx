import type { Ticket } from '@turno/shared-types';
import { TICKET_QR_PX } from '@turno/shared-types/constants';
import { Maximize2 } from '@turno/shared-ui/components';
import { QrCode } from '@turno/shared-ui/qr';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import s from './ticket-code.module.css';

/** CON-044: the check-in code, as text and as a QR code that a tap enlarges. */
export function TicketCode({ ticket, isCalled }: { ticket: Ticket; isCalled: boolean }) {
  const t = useWords();
  const [isLarge, setLarge] = useState(false);
  const { qrCodeJWT, checkInCode, ticketValue } = ticket;
  const spoken = checkInCode !== null && (
    <div className={s.spoken}>
      <p className={s.hint}>{t('ticket.typed')}</p>
      <p className={s.code}>{checkInCode}</p>
    </div>
  );
  if (qrCodeJWT === null) return <div className={s.codes}>{spoken}</div>;
  const label = t('ticket.qrLabel', { number: ticketValue });
  return (
    <div className={s.codes}>
      <div className={s.plate}>
        <QrCode text={qrCodeJWT} size={TICKET_QR_PX} label={label} />
        <button
          type="button"
          className={s.enlarge}
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
        >
          <Maximize2 size={16} aria-hidden />
          {t('ticket.enlarge')}
        </button>
      </div>
      {spoken}
      <p className={s.hint}>{t(isCalled ? 'ticket.showNow' : 'ticket.showLater')}</p>
      {isLarge && (
        <LargeCode label={label} onClose={() => setLarge(false)}>
          <p className={s.number}>{ticketValue}</p>
          <div className={s.large}>
            <QrCode text={qrCodeJWT} label={label} />
          </div>
          {spoken}
        </LargeCode>
      )}
    </div>
  );
}

type LargeCodeProps = { label: string; onClose: () => void; children: ReactNode };

/**
 * A code over the whole screen, white in both themes, because a page cannot set the brightness of a phone. The browser's
 * own dialog holds and returns the focus, and needs no code that might be missing without a network (S-18).
 */
function LargeCode({ label, onClose, children }: LargeCodeProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return keepAwake();
  }, []);
  return (
    <dialog ref={dialog} className={s.dialog} aria-label={label} onClose={onClose}>
      {children}
      <p className={s.hint}>{t('ticket.brighter')}</p>
      <button type="button" className={s.close} onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}
