import type { Ticket } from '@turno/shared-types';
import { Button, ConfirmSheet, LinkButton, useToast } from '@turno/shared-ui/components';
import { merchantAtomFor } from '@turno/shared-ui/followed-merchant';
import { errorText } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords, type Words } from '../locales/texts.ts';
import { visibleQueue } from '../shared/queue/queue-path.ts';
import { queueState } from '../shared/queue/queue-state.ts';
import { removeTicketAtom } from '../shared/tickets/atoms.ts';
import { isOffered } from '../shared/tickets/given-ticket.ts';
import { rejoinPath } from '../shared/tickets/rejoin-path.ts';

/** CON-045: gives the ticket or booking back after a confirmation, then opens the page where one is taken. */
export function RemoveTicket({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const words = leavingWords(t, ticket);
  const toast = useToast();
  const navigate = useNavigate();
  const { data: merchant } = useAtomValue(merchantAtomFor(ticket.merchant.id));
  const removeTicket = useSetAtom(removeTicketAtom);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const remove = async () => {
    setPending(true);
    const failure = await removeTicket(ticket);
    setPending(false);
    setError(failure);
    // Somebody has accepted the offer of the ticket: this page shows that.
    if (failure !== null || isOffered(ticket)) return;
    toast.success(words.done);
    void navigate(rejoinPath(ticket, merchant), { replace: true });
  };
  const ask = (isOpen: boolean) => {
    setError(null);
    setAsking(isOpen);
  };
  return (
    <>
      <Button variant="danger" onPress={() => ask(true)}>
        {words.action}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={ask}
        title={words.title}
        confirmLabel={words.confirm}
        onConfirm={() => void remove()}
        isPending={isPending}
        isDanger
        errorMessage={error === null ? undefined : errorText(t, error)}
      >
        {words.text}
      </ConfirmSheet>
    </>
  );
}

/** A booking of a show is cancelled; a queue is left. */
function leavingWords(t: Words, { ticketValue, queueDailyCounter: { time } }: Ticket) {
  if (time === null) {
    return {
      action: t('ticket.remove'),
      title: t('ticket.removeTitle'),
      text: t('ticket.removeText', { number: ticketValue }),
      confirm: t('ticket.removeConfirm'),
      done: t('ticket.removed'),
    };
  }
  return {
    action: t('events.cancel'),
    title: t('events.cancelTitle'),
    text: t('events.cancelText', { time }),
    confirm: t('events.cancel'),
    done: t('events.cancelled'),
  };
}

const STEP_MS = 30_000;

/** CON-048: a link to take another number, while the queue is open. */
export function RenewTicket({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const { data: merchant } = useAtomValue(merchantAtomFor(ticket.merchant.id));
  const queue = merchant && visibleQueue(merchant, ticket.queue.id);
  if (!merchant || !queue || queueState(merchant, queue, now).label !== 'open') return null;
  return (
    <LinkButton isFullWidth to={rejoinPath(ticket, merchant)}>
      {t(ticket.queueDailyCounter.time === null ? 'ticket.renew' : 'queue.seeShows')}
    </LinkButton>
  );
}
