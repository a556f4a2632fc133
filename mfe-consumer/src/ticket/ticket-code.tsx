import type { Ticket } from '@turno/shared-types';
import { TICKET_QR_PX } from '@turno/shared-types/constants';
import { Spinner } from '@turno/shared-ui/components';
import { lazy, Suspense } from 'react';
import { useWords } from '../shared/use-words.ts';
import s from './ticket-page.module.css';

const QrCode = lazy(() =>
  import('@turno/shared-ui/qr').then((module) => ({ default: module.QrCode })),
);

/** CON-044: what the door reads, drawn and as text. */
export function TicketCode({ ticket, isCalled }: { ticket: Ticket; isCalled: boolean }) {
  const t = useWords();
  const { qrCodeJWT, checkInCode, ticketValue } = ticket;
  return (
    <div className={s.qr}>
      {qrCodeJWT !== null && (
        <div className={s.plate}>
          <Suspense fallback={<Spinner />}>
            <QrCode
              text={qrCodeJWT}
              size={TICKET_QR_PX}
              label={t('ticket.qrLabel', { number: ticketValue })}
            />
          </Suspense>
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
