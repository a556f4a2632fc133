import type { Ticket } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { Alert, Button, Sheet, useToast } from '@turno/shared-ui/components';
import { errorText, formatTime } from '@turno/shared-ui/i18n';
import { QrCode } from '@turno/shared-ui/qr';
import { ShareButton } from '@turno/shared-ui/share';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ticketOfferPath } from '../../paths.ts';
import { offerTicketAtom, withdrawOfferAtom } from './atoms.ts';

type Offer = { token: string; expiresAt: string };

/** Gives the ticket to somebody else by a link that works once; tickets taken with passes cannot be given away. */
export function GiveTicket({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const toast = useToast();
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const makeOffer = useSetAtom(offerTicketAtom);
  const withdraw = useSetAtom(withdrawOfferAtom);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Without the address of our site, as on a partner's page, there is no page to link to.
  if (siteBase === '' || ticket.queue.passMode !== 'free') return null;

  const run = async (work: () => Promise<void>) => {
    setPending(true);
    setError(null);
    await work().catch(setError);
    setPending(false);
  };
  const open = () => run(async () => setOffer(await makeOffer(ticket)));
  const end = () =>
    run(async () => {
      await withdraw(ticket);
      setOffer(null);
      toast.success(t('give.withdrawn'));
    });
  return (
    <>
      {error !== null && offer === null && <Alert kind="warning">{errorText(t, error)}</Alert>}
      <Button variant="secondary" onPress={() => void open()} isPending={isPending && !offer}>
        {t('give.button')}
      </Button>
      <Sheet
        isOpen={offer !== null}
        onOpenChange={(isOpen) => !isOpen && setOffer(null)}
        title={t('give.title')}
      >
        {offer && (
          <>
            <p>{t('give.text', { number: ticket.ticketValue })}</p>
            <QrCode text={addressOf(siteBase, offer)} label={t('give.code')} size={240} />
            <p>
              {t('give.until', { time: formatTime(offer.expiresAt, ticket.merchant.timezone) })}
            </p>
            <ShareButton
              title={t('give.shared', { number: ticket.ticketValue, name: ticket.merchant.name })}
              url={addressOf(siteBase, offer)}
              label={t('give.send')}
              variant="primary"
              isFullWidth
            />
            {error !== null && <Alert kind="warning">{errorText(t, error)}</Alert>}
            <Button
              variant="secondary"
              onPress={() => void end()}
              isPending={isPending}
              isFullWidth
            >
              {t('give.withdraw')}
            </Button>
          </>
        )}
      </Sheet>
    </>
  );
}

const addressOf = (siteBase: string, { token }: Offer) => `${siteBase}${ticketOfferPath(token)}`;
