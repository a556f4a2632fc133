import type { Ticket } from '@turno/shared-types';
import { Button, Card } from '@turno/shared-ui/components';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { useWords } from '../../locales/texts.ts';
import { RemoveTicket } from '../ticket-actions.tsx';
import s from '../ticket-page.module.css';
import { keptNumberAtom } from './kept-number.ts';
import { OtherQueues } from './other-queues.tsx';

/** What a person who waits chooses after an early close: to keep the number, to leave, or a number of another queue. */
export function ClosedChoice({ ticket, now }: { ticket: Ticket; now: Date }) {
  const t = useWords();
  const id = useId();
  const [isKept, keep] = useAtom(keptNumberAtom);
  const hasChosen = isKept(ticket);
  return (
    <Card as="section" aria-labelledby={id} className={s.choice}>
      <h2 id={id} className={s.headline}>
        {t('ticket.closedTitle')}
      </h2>
      <p className={s.hint} role="status">
        {t(hasChosen ? 'ticket.kept' : 'ticket.closedChoice', { number: ticket.ticketValue })}
      </p>
      {!hasChosen && (
        <Button isFullWidth onPress={() => keep(ticket)}>
          {t('ticket.keep', { number: ticket.ticketValue })}
        </Button>
      )}
      <OtherQueues ticket={ticket} now={now} />
      <RemoveTicket ticket={ticket} />
    </Card>
  );
}
