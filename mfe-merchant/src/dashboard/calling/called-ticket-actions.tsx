import type { DailyCounter } from '@turno/shared-types';
import { TAKE_BACK_SECONDS } from '@turno/shared-types/constants';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import s from './called-ticket-actions.module.css';
import type { CommandedTicket } from './command-atoms.ts';
import { MoveButton } from './move-ticket.tsx';
import { CommandButton, PutBackButton } from './ticket-command.tsx';

const CLOCK_STEP_MS = 1_000;

/** S-21: buttons for the ticket that the desk serves, and for the tickets that were set aside. */
export function CalledTicketActions({ counter }: { counter: DailyCounter }) {
  const t = useTexts(texts);
  const desk = useAtomValue(deskAtom);
  const own = callOfDesk(counter, desk);
  const { asideTickets = [] } = counter;
  return (
    <>
      {own && !own.ended && <ServedTicketActions ticket={own} calledAt={own.calledAt} />}
      {asideTickets.length > 0 && (
        <section className={s.aside} aria-label={t('ticketCommands.aside')}>
          <p className={s.label}>{t('ticketCommands.aside')}</p>
          <ul className={s.actions}>
            {asideTickets.map((ticket) => (
              <li key={ticket.ticketValue} className={s.asideTicket}>
                <CommandButton command="call-again" ticket={ticket} isBringingBack />
                <MoveButton ticket={ticket} label={t('move.row', { ticket: ticket.ticketValue })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ServedTicketActions({ ticket, calledAt }: { ticket: CommandedTicket; calledAt: string }) {
  const t = useTexts(texts);
  const age = useNow(CLOCK_STEP_MS).getTime() - Date.parse(calledAt);
  const label = t('ticketCommands.label', { ticket: ticket.ticketValue });
  return (
    <fieldset className={s.actions} aria-label={label}>
      <CommandButton command="call-again" ticket={ticket} />
      <CommandButton command="not-come" ticket={ticket} />
      <PutBackButton ticket={ticket} />
      <MoveButton ticket={ticket} />
      {/* It keeps its place when its time is up: a late press must not meet the button that moves there. */}
      <CommandButton command="take-back" ticket={ticket} isOver={age > TAKE_BACK_SECONDS * 1_000} />
    </fieldset>
  );
}
