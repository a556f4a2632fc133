import type { Ticket } from '@turno/shared-types';
import { TICKET_QR_PX } from '@turno/shared-types/constants';
import { QrCode } from '@turno/shared-ui/qr';
import { useWords } from '../../locales/texts.ts';
import s from '../ticket-page.module.css';

/** CON-044: the check-in code, as a QR code and as text. */
export function TicketCode({ ticket, isCalled }: { ticket: Ticket; isCalled: boolean }) {
  const t = useWords();
  const { qrCodeJWT, checkInCode, ticketValue } = ticket;
  return (
    <div className={s.qr}>
      {qrCodeJWT !== null && (
        <div className={s.plate}>
          <QrCode
            text={qrCodeJWT}
            size={TICKET_QR_PX}
            label={t('ticket.qrLabel', { number: ticketValue })}
          />
        </div>
      )}
      <p className={s.label}>{t(isCalled ? 'ticket.showNow' : 'ticket.showLater')}</p>
      {checkInCode !== null && (
        <div>
          <p className={s.small}>{t('ticket.typed')}</p>
          <p className={s.code}>{checkInCode}</p>
        </div>
      )}
    </div>
  );
}
