import { takeGuestTicketsCall } from '@turno/shared-types/guest-tickets';
import { httpAtom, storageAtom } from '@turno/shared-ui/boot';
import { Alert, Button, useToast } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { errorText } from '@turno/shared-ui/i18n';
import { runPeriodically } from '@turno/shared-ui/live';
import { queryClientAtom } from '@turno/shared-ui/query';
import {
  removeStayedTickets,
  type StayedTickets as Stayed,
  storeStayedTickets,
} from '@turno/shared-ui/session';
import { atom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { forgetGivenTicket } from '../tickets/given-ticket.ts';
import { ticketsKey } from '../tickets/merchant-events.ts';
import { stayedChangesAtom } from './stayed-atoms.ts';
import s from './stayed-notice.module.css';

/** Requests again that the tickets be taken along; throws on failure. */
const takeStayedAtom = atom(null, async (get, set, stayed: Stayed) => {
  const { userId, guestToken } = stayed;
  const taken = await send(get(httpAtom), takeGuestTicketsCall, {
    params: { userId },
    body: { guestToken },
  });
  // The queues service did not answer: the transfer is still pending, and nothing new is known about the tickets.
  if (taken.state === 'pending') return taken;
  storeStayedTickets(get(storageAtom), { ...stayed, state: 'done', tickets: taken.stayed });
  set(stayedChangesAtom, (count) => count + 1);
  // Tickets of a pending transfer may have been moved before this request.
  if (taken.moved > 0 || stayed.state === 'pending') {
    void get(queryClientAtom).invalidateQueries({ queryKey: ticketsKey(userId) });
  }
  return taken;
});

const dismissAtom = atom(null, (get, set, { tickets }: Stayed) => {
  // While the notice is gone, a ticket's page would otherwise say that the ticket was given away.
  tickets.forEach(forgetGivenTicket);
  removeStayedTickets(get(storageAtom));
  set(stayedChangesAtom, (count) => count + 1);
});

/** The notice about tickets that stayed, or whose transfer is pending. */
export function StayedNotice({ stayed }: { stayed: Stayed }) {
  return stayed.state === 'pending' ? (
    <PendingNotice stayed={stayed} />
  ) : (
    <Notice stayed={stayed} />
  );
}

const RETRY_MS = 15_000;

/** Repeats the request until the queues service has transferred the tickets; meanwhile says that they will follow. */
function PendingNotice({ stayed }: { stayed: Stayed }) {
  const t = useWords();
  const take = useSetAtom(takeStayedAtom);
  useEffect(() => {
    // After a failure, or a reply without an answer of the queues service, the next attempt follows.
    const { run, stop } = runPeriodically(RETRY_MS, () => take(stayed).catch(() => undefined));
    run();
    return stop;
  }, [take, stayed]);
  return <Alert kind="info" title={t('stayed.pending')} />;
}

function Notice({ stayed }: { stayed: Stayed }) {
  const t = useWords();
  const toast = useToast();
  const take = useSetAtom(takeStayedAtom);
  const dismiss = useSetAtom(dismissAtom);
  const [isPending, setPending] = useState(false);
  const tryAgain = async () => {
    setPending(true);
    try {
      const { state, moved } = await take(stayed);
      if (state === 'pending') toast.error(t('errors.service_unavailable', { ns: 'shared' }));
      else if (moved > 0) toast.success(t('stayed.taken', { count: moved }));
      else toast(t('stayed.none'), { kind: 'info' });
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Alert
      kind="warning"
      title={t('stayed.title', { count: stayed.tickets.length })}
      action={
        <div className={s.actions}>
          <Button variant="secondary" isPending={isPending} onPress={() => void tryAgain()}>
            {t('stayed.tryAgain')}
          </Button>
          <Button variant="quiet" onPress={() => dismiss(stayed)}>
            {t('stayed.dismiss')}
          </Button>
        </div>
      }
    >
      <ul className={s.list}>
        {stayed.tickets.map(({ queueDailyCounterId, counter, ticketValue, blocker, ...ticket }) => (
          <li key={`${queueDailyCounterId}/${counter}`}>
            {t('stayed.ticket', {
              ticket: ticketValue,
              name: ticket.merchantName,
              queue: ticket.queueName,
            })}{' '}
            {t(`stayed.${blocker}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
