import type { DailyCounter, Queue } from '@turno/shared-types';
import { TAKE_BACK_SECONDS } from '@turno/shared-types/constants';
import { isLeftToDesk, servedText, type TicketCommand } from '@turno/shared-types/rules';
import { localeAtom } from '@turno/shared-ui/boot';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { queueAtom } from '../open-queue.ts';
import { useDaysToFinish, useIsDayBefore, useServingCounter } from '../served/day-before.ts';
import { partyOf, useServedTicket } from '../served/served-ticket.ts';
import s from './called-ticket-actions.module.css';
import { type CommandedTicket, dayOf } from './command-atoms.ts';
import { MoveButton } from './move-ticket.tsx';
import { CommandButton, PutBackButton } from './ticket-command.tsx';

const CLOCK_STEP_MS = 1_000;

/** S-21: buttons for the ticket that the desk serves, and for the tickets that were set aside. */
export function CalledTicketActions({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  return (
    <>
      <ServedTicketActions queue={queue} counter={useServingCounter(queue, counter)} />
      <AsideTickets queues={[queue]} />
    </>
  );
}

/** The tickets of some queues that were set aside: each can be called again, or moved to another queue. */
export function AsideTickets({ queues }: { queues: readonly Queue[] }) {
  const t = useTexts(texts);
  const daysOf = useDaysToFinish();
  const isDayBefore = useIsDayBefore();
  const locale = useAtomValue(localeAtom);
  const aside = queues.flatMap((queue) =>
    daysOf(queue).flatMap(({ id, date, time, asideTickets = [] }) =>
      asideTickets.map((ticket) => ({
        queue,
        name: servedText(
          { ticketValue: ticket.ticketValue, isOfDayBefore: isDayBefore({ date, time }) },
          locale,
        ),
        key: `${id} ${ticket.ticketValue}`,
        ticket: { ...ticket, ...dayOf(queue, ticket, date) },
      })),
    ),
  );
  if (aside.length === 0) return null;
  // Two single queues can have the same numbers.
  const nameIn = (queue: Queue, name: string) =>
    queues.length > 1 ? `${name} · ${queue.name}` : name;
  return (
    <section className={s.aside} aria-label={t('ticketCommands.aside')}>
      <p className={s.label}>{t('ticketCommands.aside')}</p>
      <ul className={s.actions}>
        {aside.map(({ queue, key, name, ticket }) => (
          <li key={key} className={s.asideTicket}>
            <CommandButton command="call-again" ticket={ticket} broughtBack={nameIn(queue, name)} />
            {isLeftToDesk('move', partyOf(ticket)) && (
              <MoveButton
                queue={queue}
                ticket={ticket}
                label={t('move.row', { ticket: nameIn(queue, name) })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The actions for the ticket that the desk serves. */
export function ServedTicketActions({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  const own = callOfDesk(counter, useAtomValue(deskAtom));
  const isDayBefore = useIsDayBefore();
  const locale = useAtomValue(localeAtom);
  if (!own || own.ended) return null;
  const [present = counter] = queue.queue_daily_counters;
  const ticket = counter.id === present.id ? own : { ...own, ...dayOf(queue, own, counter.date) };
  // A ticket that is put back after midnight waits on the current day.
  const value = { ticketValue: own.ticketValue, isOfDayBefore: isDayBefore(counter) };
  return (
    <ServedCommands
      ticket={ticket}
      name={servedText(value, locale)}
      waiting={present.ticketsAhead}
    />
  );
}

type ServedCall = NonNullable<ReturnType<typeof callOfDesk>> & Pick<CommandedTicket, 'day'>;
type ServedCommandsProps = { ticket: ServedCall; name: string; waiting: number };

function ServedCommands({ ticket, name, waiting }: ServedCommandsProps) {
  const t = useTexts(texts);
  // While the ticket loads, all commands are offered.
  const served = useServedTicket(ticket.ticketValue, ticket.day?.counterId);
  const party = partyOf(served);
  const isLeft = (command: TicketCommand | 'move') => isLeftToDesk(command, party);
  const queue = useAtomValue(queueAtom);
  const age = useNow(CLOCK_STEP_MS).getTime() - Date.parse(ticket.calledAt);
  // Only the first call of a single ticket can be taken back.
  const isFirst = ticket.first === ticket.counter && !served?.calledAgainAt;
  const isOver = !isFirst || age > TAKE_BACK_SECONDS * 1_000;
  const label = t('ticketCommands.label', { ticket: name });
  if (!isLeft('not-come')) return null;
  return (
    <fieldset className={s.actions} aria-label={label}>
      {isLeft('call-again') && <CommandButton command="call-again" ticket={ticket} />}
      <CommandButton command="not-come" ticket={ticket} />
      {isLeft('put-back') && <PutBackButton ticket={ticket} waiting={waiting} />}
      {queue && isLeft('move') && <MoveButton queue={queue} ticket={ticket} />}
      {/* The button stays when its time is up, so that a late press does not hit the button that would move into its place. */}
      {isLeft('take-back') && <CommandButton command="take-back" ticket={ticket} isOver={isOver} />}
    </fieldset>
  );
}
