import { type Ticket, ticketPath } from '@turno/shared-types';
import { useLineUpState } from '@turno/shared-ui/booking';
import { Button, Card, LinkButton } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { useLineUp } from '../shared/line-up/use-line-up.ts';
import { type JoinContext, useTakeButton } from '../shared/line-up/use-take-button.ts';
import { MerchantStatusBadge } from '../shared/merchant/merchant-status.tsx';
import { hasMoreOwnersAtomAt, ownersAtomAt } from '../shared/passes/atoms.ts';
import { Facts } from '../shared/queue/facts.tsx';
import { queueState } from '../shared/queue/queue-state.ts';
import { useQueueFacts } from '../shared/queue/use-queue-facts.ts';
import { hasMyQueuesAtom } from '../shared/session/atoms.ts';
import { heldTicket } from '../shared/tickets/current-ticket.ts';
import s from './pass-mode.module.css';
import { type PassMode, passBlocker } from './pass-queue-view.ts';
import { TrackList } from './track-list.tsx';
import { type Why, WhySheet } from './why-sheet.tsx';

type PassQueueCardProps = JoinContext & { mode: PassMode };

/** CON-057, CON-060: one queue that asks for a pass, and the button that lists who can line up. */
export function PassQueueCard({ mode, ...context }: PassQueueCardProps) {
  const t = useWords();
  const { merchant, queue, tickets, now } = context;
  const target = { merchantId: merchant.id, queueId: queue.id };
  const family = { merchantId: merchant.id, queueIds: [queue.id] };
  const held = heldTicket(tickets, family, now);
  const lineUp = useLineUp(target, (known) => heldTicket(known, family, new Date()));
  const facts = useQueueFacts(merchant, queue, now);
  return (
    <Card as="section" aria-labelledby={`queue-${queue.id}`} className={s.card} data-mode={mode}>
      <p className={s.kind}>
        {t(mode === 'specific' ? 'passQueue.fastTrack' : 'passQueue.withPass')}
      </p>
      <div className={s.top}>
        <h2 id={`queue-${queue.id}`} className={s.name}>
          {queue.name}
        </h2>
        <MerchantStatusBadge {...queueState(merchant, queue, now)} />
      </div>
      <Facts facts={facts} />
      {held ? (
        <HeldTicket ticket={held} />
      ) : (
        <JoinWithPass {...context} mode={mode} lineUp={lineUp} />
      )}
    </Card>
  );
}

function HeldTicket({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  return (
    <LinkButton isFullWidth to={ticketPath(ticket)}>
      {t('queue.showTicket', { number: ticket.ticketValue })}
    </LinkButton>
  );
}

type JoinWithPassProps = PassQueueCardProps & { lineUp: ReturnType<typeof useLineUp> };

/** The button; where it is disabled, a link explains why. */
function JoinWithPass({ mode, lineUp, ...context }: JoinWithPassProps) {
  const t = useWords();
  const [open, setOpen] = useState<'list' | 'why' | null>(null);
  const { isPending } = useLineUpState(lineUp.queue);
  const why = useWhy({ mode, ...context });
  return (
    <>
      <Button
        size="large"
        isFullWidth
        isDisabled={why !== null && !isPending}
        isPending={isPending}
        onPress={() => setOpen('list')}
      >
        {t('passQueue.getInLine')}
      </Button>
      {why !== null && why.reason !== 'loading' && (
        <Button variant="quiet" isFullWidth onPress={() => setOpen('why')}>
          {t('passQueue.why')}
        </Button>
      )}
      <WhySheet
        why={why}
        merchant={context.merchant}
        isOpen={open === 'why'}
        onClose={() => setOpen(null)}
        onActivate={() => setOpen('list')}
      />
      <TrackList
        {...context}
        mode={mode}
        lineUp={lineUp}
        isOpen={open === 'list'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'list' : null)}
      />
    </>
  );
}

/** CON-060: why the button is disabled; `null` when it is not. */
function useWhy({ mode, ...context }: PassQueueCardProps): Why | null {
  const button = useTakeButton(context);
  const hasWallet = useAtomValue(hasMyQueuesAtom);
  const { data: owners, error } = useAtomValue(ownersAtomAt(context.merchant.id));
  const hasMore = useAtomValue(hasMoreOwnersAtomAt(context.merchant.id));
  if (!button.mayTake) return { reason: 'queue', blocker: button };
  if (!hasWallet) return { reason: 'signedOut' };
  if (owners) {
    const reason = passBlocker(owners, mode, context.now);
    // People who are not shown yet may have a pass: the list asks the services about everybody.
    return reason === null || hasMore ? null : { reason };
  }
  return error ? { reason: 'failed', error } : { reason: 'loading' };
}
