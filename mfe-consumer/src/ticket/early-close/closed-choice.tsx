import type { Ticket } from '@turno/shared-types';
import { Button, Card } from '@turno/shared-ui/components';
import { localStore as storage } from '@turno/shared-ui/session';
import { atom, useAtom } from 'jotai';
import { useId } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ticketKey } from '../../shared/tickets/first-ahead.ts';
import { RemoveTicket } from '../ticket-actions.tsx';
import s from '../ticket-page.module.css';
import { OtherQueues } from './other-queues.tsx';

const NAME = 'turno.kept-number';

const confirmedAtom = atom<string | null>(null);

/** Whether the holder chose on this device to keep the number of a closed queue; the choice for the next ticket replaces it. */
const confirmedNumberAtom = atom(
  (get) => (ticket: Ticket) => (get(confirmedAtom) ?? storage.getItem(NAME)) === ticketKey(ticket),
  (_get, set, ticket: Ticket) => {
    storage.setItem(NAME, ticketKey(ticket));
    set(confirmedAtom, ticketKey(ticket));
  },
);

/** The choices of a waiting person after an early close: to keep the number, to leave, or to take a number of another queue. */
export function ClosedChoice({ ticket, now }: { ticket: Ticket; now: Date }) {
  const t = useWords();
  const id = useId();
  const [isConfirmed, confirm] = useAtom(confirmedNumberAtom);
  const hasChosen = isConfirmed(ticket);
  return (
    <Card as="section" aria-labelledby={id} className={s.choice}>
      <h2 id={id} className={s.headline}>
        {t('ticket.closedTitle')}
      </h2>
      <p className={s.hint} role="status">
        {t(hasChosen ? 'ticket.kept' : 'ticket.closedChoice', { number: ticket.ticketValue })}
      </p>
      {!hasChosen && (
        <Button isFullWidth onPress={() => confirm(ticket)}>
          {t('ticket.keep', { number: ticket.ticketValue })}
        </Button>
      )}
      <OtherQueues ticket={ticket} now={now} />
      <RemoveTicket ticket={ticket} />
    </Card>
  );
}
