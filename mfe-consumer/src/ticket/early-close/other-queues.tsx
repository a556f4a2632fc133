import type { Merchant, Ticket } from '@turno/shared-types';
import { waitSentence } from '@turno/shared-types/wait-words';
import { localeAtom } from '@turno/shared-ui/boot';
import { LinkButton } from '@turno/shared-ui/components';
import { merchantAtomFor } from '@turno/shared-ui/followed-merchant';
import { useAtomValue } from 'jotai';
import { useWords } from '../../locales/texts.ts';
import { useHoursNote } from '../../shared/merchant/merchant-status.tsx';
import { queueKind, queuePath, visibleQueue } from '../../shared/queue/queue-path.ts';
import { queueState, topLevelQueues } from '../../shared/queue/queue-state.ts';
import { queueFigures } from '../../shared/queue/use-queue-facts.ts';
import s from '../ticket-page.module.css';

/** The merchant's other queues where the holder can take a number now; if there are none, when the merchant opens again. */
export function OtherQueues({ ticket, now }: { ticket: Ticket; now: Date }) {
  const t = useWords();
  const locale = useAtomValue(localeAtom);
  const hoursNote = useHoursNote();
  const { data: merchant } = useAtomValue(merchantAtomFor(ticket.merchant.id));
  if (!merchant) return null;
  const others = otherQueues(merchant, ticket, now);
  if (others.length === 0) {
    const note = hoursNote(merchant, 'closed', now);
    return note && <p className={s.hint}>{note}</p>;
  }
  const reader = { locale, timeZone: merchant.timezone };
  return others.map((queue) => {
    const wait = waitSentence({ ...queueFigures(merchant, queue, now), now }, reader);
    return (
      <LinkButton key={queue.id} variant="secondary" isFullWidth to={queuePath(merchant, queue)}>
        {t('ticket.elsewhere', { queue: queue.name })}
        {wait && ` · ${wait}`}
      </LinkButton>
    );
  });
}

function otherQueues(merchant: Merchant, ticket: Ticket, now: Date) {
  const own = visibleQueue(merchant, ticket.queue.id);
  return topLevelQueues(merchant).filter(
    (queue) =>
      queue.id !== own?.id &&
      ['ordinary', 'multi', 'pass'].includes(queueKind(queue)) &&
      queueState(merchant, queue, now).blocker === null,
  );
}
