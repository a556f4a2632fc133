import type { DailyCounter } from '@turno/shared-types';
import { PUT_BACK_BEHIND, TAKE_BACK_SECONDS } from '@turno/shared-types/constants';
import { Button, Sheet, useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useNow, useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { actionStateAtom } from './action-atoms.ts';
import s from './called-ticket-actions.module.css';
import { commandTicketAtom } from './command-atoms.ts';
import type { TicketCommand } from './commands.ts';
import { MoveButton } from './move-ticket.tsx';

const CLOCK_STEP_MS = 1_000;

type Ticket = { counter: number; ticketValue: string };

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

function ServedTicketActions({ ticket, calledAt }: { ticket: Ticket; calledAt: string }) {
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

type CommandButtonProps = {
  command: TicketCommand;
  ticket: Ticket;
  isBringingBack?: boolean;
  /** Whether the time for the command is up. */
  isOver?: boolean;
};

function CommandButton(props: CommandButtonProps) {
  const { command, ticket, isBringingBack = false, isOver = false } = props;
  const t = useTexts(texts);
  const { run, isPending, isDisabled } = useCommand();
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      isDisabled={isDisabled || (isOver && !isPending)}
      onPress={() => void run(command, ticket)}
    >
      {isBringingBack
        ? t('ticketCommands.bringBack', { ticket: ticket.ticketValue })
        : t(`ticketCommands.${command}`)}
    </Button>
  );
}

/** Behind how many numbers a ticket may be put back with one press. */
const BEHIND = [1, PUT_BACK_BEHIND, 5, 10];

function PutBackButton({ ticket }: { ticket: Ticket }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const { run, isPending, isDisabled } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const putBack = (behind: number) => {
    setOpen(false);
    void run('put-back', { ...ticket, behind });
  };
  const title = t('ticketCommands.putBackTitle', { ticket: ticket.ticketValue });
  return (
    <>
      <Button
        variant="secondary"
        isPending={isPending}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      >
        {t('ticketCommands.put-back')}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <p>{t('ticketCommands.putBackHint')}</p>
        <div className={s.choices}>
          {BEHIND.map((count) => (
            <Button
              key={count}
              variant={count === PUT_BACK_BEHIND ? 'primary' : 'secondary'}
              autoFocus={count === PUT_BACK_BEHIND}
              isDisabled={!isOnline}
              onPress={() => putBack(count)}
            >
              {t('ticketCommands.behind', { count })}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** Sends a command and says what it did. One command runs at a time: until its end the others cannot be pressed. */
function useCommand() {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const { commanding } = useAtomValue(actionStateAtom);
  const commandTicket = useSetAtom(commandTicketAtom);
  const announce = useAnnounce();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const run = async (command: TicketCommand, ticket: Ticket & { behind?: number }) => {
    setPending(true);
    try {
      const value = await commandTicket(command, ticket);
      if (value !== null) announce(t(`ticketCommands.done.${command}`, { ticket: value }));
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, isDisabled: !isOnline || (commanding && !isPending) };
}
