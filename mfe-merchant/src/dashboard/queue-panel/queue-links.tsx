import type { DailyCounter, Queue } from '@turno/shared-types';
import { joinBlocker, type MerchantDay } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { LazyPart, LinkButton, lazySource } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../../locales/texts.ts';
import { addCustomerPath, editorPath, queueTicketsPath } from '../../paths.ts';
import { useMay } from '../../shared/access/use-may.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import s from './queue-links.module.css';

const takeNumber = lazySource(() =>
  import(/* webpackChunkName: 'take-number' */ './take-number.tsx').then(
    (module) => module.TakeNumber,
  ),
);

type RunningLinksProps = { queue: Queue; counter: DailyCounter; day: MerchantDay };

/** MER-017, MER-018: the links of a queue with a current day; adding customers is offered while it accepts any. */
export function RunningLinks({ queue, counter, day }: RunningLinksProps) {
  const merchant = useAtomValue(merchantAtom);
  if (!merchant) return null;
  const mayAdd = joinBlocker({ ...counter, type: queue.type, day }, merchant, true) === null;
  return (
    <QueueLinks queue={queue} mayAdd={mayAdd}>
      <LazyPart source={takeNumber} props={{ queue }} fallback={null} />
    </QueueLinks>
  );
}

type QueueLinksProps = {
  queue: Queue;
  mayAdd: boolean;
  /** A further way to add customers. */
  children?: ReactNode;
};

/** MER-017: new customers where no pass is needed, all tickets of the queue, and its settings (MER-031). */
export function QueueLinks({ queue, mayAdd, children }: QueueLinksProps) {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const { showEditCapacity = true } = useAtomValue(flagsAtom);
  const mayEdit = useMay('editing') && showEditCapacity;
  if (!merchant) return null;
  return (
    <div className={s.links}>
      {mayAdd && queue.passMode === 'free' && (
        <>
          {children}
          <LinkButton variant="secondary" to={addCustomerPath(merchant.id, queue.id)}>
            {t('links.addCustomer')}
          </LinkButton>
        </>
      )}
      {/* A queue with free access has no tickets. */}
      {!queue.listOnly && (
        <LinkButton variant="secondary" to={queueTicketsPath(queue.id)}>
          {t('links.tickets')}
        </LinkButton>
      )}
      {mayEdit && (
        <LinkButton variant="secondary" to={editorPath(queue)}>
          {t(queue.type === 'event' ? 'editor.heading.event.change' : 'links.edit')}
        </LinkButton>
      )}
    </div>
  );
}
