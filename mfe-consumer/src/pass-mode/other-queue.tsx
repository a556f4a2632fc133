import { Card, LinkButton } from '@turno/shared-ui/components';
import { useWords } from '../locales/texts.ts';
import type { JoinContext } from '../shared/line-up/use-take-button.ts';
import { FreeAccessBadge, MerchantStatusBadge } from '../shared/merchant/merchant-status.tsx';
import { Facts } from '../shared/queue/facts.tsx';
import { queuePath } from '../shared/queue/queue-path.ts';
import { queueState } from '../shared/queue/queue-state.ts';
import { useQueueFacts } from '../shared/queue/use-queue-facts.ts';
import s from './pass-mode.module.css';

/** CON-057: a queue without a pass: free access, or one where everybody takes a number (CON-010). */
export function OtherQueue({ merchant, queue, now }: JoinContext) {
  const t = useWords();
  const { label, opensAt } = queueState(merchant, queue, now);
  const facts = useQueueFacts(merchant, queue, now);
  const Badge = queue.listOnly ? FreeAccessBadge : MerchantStatusBadge;
  return (
    <Card as="section" aria-labelledby={`queue-${queue.id}`} className={s.card}>
      <div className={s.top}>
        <h2 id={`queue-${queue.id}`} className={s.name}>
          {queue.name}
        </h2>
        <Badge label={label} opensAt={opensAt} />
      </div>
      {!queue.listOnly && <Facts facts={facts} />}
      <LinkButton variant="secondary" isFullWidth to={queuePath(merchant, queue)}>
        {t(queue.listOnly ? 'passQueue.freeAccess' : 'passQueue.other')}
      </LinkButton>
    </Card>
  );
}
