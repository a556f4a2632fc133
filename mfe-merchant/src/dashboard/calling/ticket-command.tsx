import { MAX_PUT_BACK_BEHIND, PUT_BACK_BEHIND } from '@turno/shared-types/constants';
import type { TicketCommand } from '@turno/shared-types/rules';
import { Button, Sheet, useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { actionStateAtom, runningOnAtom } from './action-atoms.ts';
import s from './called-ticket-actions.module.css';
import { type CommandedTicket, commandTicketAtom } from './command-atoms.ts';

type CommandButtonProps = {
  command: TicketCommand;
  ticket: CommandedTicket;
  /** Called after the command took effect. */
  onDone?: () => void;
  /** The button's label for a ticket that was set aside, if it calls that ticket again. */
  broughtBack?: string;
  /** Whether the time for the command is up. */
  isOver?: boolean;
};

/** S-21: a button for one command on a called ticket. */
export function CommandButton(props: CommandButtonProps) {
  const { command, ticket, onDone, broughtBack, isOver = false } = props;
  const t = useTexts(texts);
  const { run, isPending, isDisabled } = useCommand(ticket, onDone);
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      isDisabled={isDisabled || (isOver && !isPending)}
      onPress={() => void run(command)}
    >
      {broughtBack
        ? t('ticketCommands.bringBack', { ticket: broughtBack })
        : t(`ticketCommands.${command}`)}
    </Button>
  );
}

/** The numbers of waiting tickets behind which one press can put a ticket back. */
const BEHIND = [1, PUT_BACK_BEHIND, 5, 10];
/** The end of the queue, including people who join while staff choose. */
const END = MAX_PUT_BACK_BEHIND;

/** Only what makes a difference among so many waiting numbers; all of them is the end of the queue. */
function choicesAmong(waiting: number): number[] {
  const fewer = BEHIND.filter((count) => count < waiting);
  return fewer.length < BEHIND.length ? [...fewer, END] : BEHIND;
}

type PutBackButtonProps = Pick<CommandButtonProps, 'ticket' | 'onDone'> & { waiting: number };

/** S-21: asks behind how many of the waiting numbers a called ticket is put back. */
export function PutBackButton({ ticket, onDone, waiting }: PutBackButtonProps) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const { run, isPending, isDisabled } = useCommand(ticket, onDone);
  // The choices stay the same while the sheet is open, so that no button moves under a finger.
  const [choices, setChoices] = useState<number[]>([]);
  const [isOpen, setOpen] = useState(false);
  const putBack = (behind: number) => {
    setOpen(false);
    void run('put-back', behind);
  };
  const usual = choices.includes(PUT_BACK_BEHIND) ? PUT_BACK_BEHIND : END;
  const title = t('ticketCommands.putBackTitle', { ticket: ticket.ticketValue });
  return (
    <>
      <Button
        variant="secondary"
        isPending={isPending}
        isDisabled={isDisabled}
        onPress={() => {
          setChoices(choicesAmong(waiting));
          setOpen(true);
        }}
      >
        {t('ticketCommands.put-back')}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <p>{t('ticketCommands.putBackHint')}</p>
        <div className={s.choices}>
          {choices.map((count) => (
            <Button
              key={count}
              variant={count === usual ? 'primary' : 'secondary'}
              autoFocus={count === usual}
              isDisabled={!isOnline}
              onPress={() => putBack(count)}
            >
              {count === END ? t('ticketCommands.atEnd') : t('ticketCommands.behind', { count })}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/** Sends a command and reports its result. One command runs at a time; meanwhile the other buttons are disabled. */
function useCommand(ticket: CommandedTicket, onDone?: () => void) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const { commanding: onShown } = useAtomValue(actionStateAtom);
  const runningOn = useAtomValue(runningOnAtom);
  const commanding = ticket.day ? runningOn('commanding', ticket.day.counterId) : onShown;
  const commandTicket = useSetAtom(commandTicketAtom);
  const announce = useAnnounce();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const run = async (command: TicketCommand, behind?: number) => {
    setPending(true);
    try {
      const value = await commandTicket(command, ticket, behind);
      if (value === null) return;
      announce(t(`ticketCommands.done.${command}`, { ticket: value }));
      onDone?.();
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, isDisabled: !isOnline || (commanding && !isPending) };
}
