import type { DailyCounter, Queue } from '@turno/shared-types';
import { joinBlocker, type MerchantDay } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { LazyPart, LinkButton, lazySource } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { addCustomerPath, editorPath, queueTicketsPath } from '../../paths.ts';
import { useMay } from '../../shared/access/use-may.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import s from './state-buttons.module.css';

const takeNumber = lazySource(() =>
  import(/* webpackChunkName: 'take-number' */ './take-number.tsx').then(
    (module) => module.TakeNumber,
  ),
);

type QueueLinksProps = { queue: Queue; counter: DailyCounter; day: MerchantDay };

/** MER-017, MER-018: new customers, all tickets of the queue, and its settings (MER-031). */
export function QueueLinks({ queue, counter, day }: QueueLinksProps) {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const { showEditCapacity = true } = useAtomValue(flagsAtom);
  const mayEdit = useMay('editing') && showEditCapacity;
  if (!merchant) return null;
  const blocker = joinBlocker({ ...counter, type: queue.type, day }, merchant, true);
  const mayAdd = queue.passMode === 'free' && blocker === null;
  return (
    <div className={s.states}>
      {mayAdd && <LazyPart source={takeNumber} props={{ queue }} fallback={null} />}
      {mayAdd && (
        <LinkButton variant="secondary" to={addCustomerPath(merchant.id, queue.id)}>
          {t('links.addCustomer')}
        </LinkButton>
      )}
      <LinkButton variant="secondary" to={queueTicketsPath(queue.id)}>
        {t('links.tickets')}
      </LinkButton>
      {mayEdit && (
        <LinkButton variant="secondary" to={editorPath(queue)}>
          {t('links.edit')}
        </LinkButton>
      )}
    </div>
  );
}
