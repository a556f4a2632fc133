import type { Queue } from '@turno/shared-types';
import { Button, Sheet, useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { actionStateAtom } from './action-atoms.ts';
import s from './called-ticket-actions.module.css';
import {
  type CommandedTicket,
  mayMoveAtom,
  moveTargetsAtom,
  moveTicketAtom,
} from './command-atoms.ts';

type MoveButtonProps = { queue: Queue; ticket: CommandedTicket; label?: string };

/** S-21: moves a called ticket, or one that was set aside, to another queue. `label` names the ticket where a list shows several. */
export function MoveButton({ queue, ticket, label }: MoveButtonProps) {
  const t = useTexts(texts);
  const mayMove = useAtomValue(mayMoveAtom);
  const isOnline = useOnline();
  const { commanding } = useAtomValue(actionStateAtom);
  const [isOpen, setOpen] = useState(false);
  if (!mayMove(queue)) return null;
  const title = t('move.title', { ticket: ticket.ticketValue });
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={!isOnline || commanding}
        onPress={() => setOpen(true)}
      >
        {label ?? t('move.button')}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <MoveChoices queue={queue} ticket={ticket} onChosen={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

type MoveChoicesProps = { queue: Queue; ticket: CommandedTicket; onChosen: () => void };

/** The queues to which a ticket can be moved; one press moves it. */
export function MoveChoices({ queue, ticket, onChosen }: MoveChoicesProps) {
  const t = useTexts(texts);
  const targets = useAtomValue(moveTargetsAtom)(queue);
  const isOnline = useOnline();
  const { commanding } = useAtomValue(actionStateAtom);
  const moveTicket = useSetAtom(moveTicketAtom);
  const announce = useAnnounce();
  const toast = useToast();
  const move = async (queueId: number) => {
    onChosen();
    try {
      const movedTo = await moveTicket(ticket, queueId);
      if (!movedTo) return;
      const { ticketValue: number, queueName } = movedTo;
      const named = { ticket: ticket.ticketValue, number, queue: queueName };
      const text = t('move.done', named);
      announce(text);
      toast.success(text);
    } catch (error) {
      toast.error(errorText(t, error));
    }
  };
  if (targets.length === 0) return <p>{t('move.none')}</p>;
  return (
    <>
      <p>{t('move.hint')}</p>
      <div className={s.choices}>
        {targets.map(({ id, name }, index) => (
          <Button
            key={id}
            variant="secondary"
            autoFocus={index === 0}
            isDisabled={!isOnline || commanding}
            onPress={() => void move(id)}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
