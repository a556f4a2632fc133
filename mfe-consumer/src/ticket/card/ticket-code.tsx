import type { Ticket } from '@turno/shared-types';
import { TICKET_QR_PX } from '@turno/shared-types/constants';
import { Maximize2 } from '@turno/shared-ui/components';
import { LargeCode, QrCode } from '@turno/shared-ui/qr';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import s from './ticket-code.module.css';

/** Half the characters of a check-in code. */
const HALF = 5;

/** CON-044: the check-in code, as text and as a QR code that a tap enlarges. */
export function TicketCode({ ticket, isCalled }: { ticket: Ticket; isCalled: boolean }) {
  const t = useWords();
  const [isLarge, setLarge] = useState(false);
  const { qrCodeJWT, checkInCode, ticketValue } = ticket;
  const spoken = checkInCode !== null && (
    <div className={s.spoken}>
      <p className={s.hint}>{t('ticket.typed')}</p>
      <p className={s.code}>
        {/* If it needs two lines it breaks in the middle, because a single last letter is easily overlooked. */}
        {checkInCode.slice(0, HALF)}
        <wbr />
        {checkInCode.slice(HALF)}
      </p>
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
        <LargeCode
          text={qrCodeJWT}
          label={label}
          heading={ticketValue}
          onClose={() => setLarge(false)}
        >
          {spoken}
        </LargeCode>
      )}
    </div>
  );
}
