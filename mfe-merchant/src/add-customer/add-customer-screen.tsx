import { RedirectBecause } from '@turno/shared-ui/boot';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { merchantEventAtom } from '../shared/merchant-atoms.ts';
import { type OwnQueue, ownQueueAtomFor, useIdParam } from '../shared/own-queue.ts';
import { QueueMissing } from '../shared/queue-missing.tsx';
import { StaffPage } from '../shared/staff-page.tsx';
import { BlockedAdding } from './blocked-adding.tsx';
import { CustomerForm } from './customer-form.tsx';
import { ShowForm } from './show-form.tsx';
import { addBlocker, kindBlocker } from './staff-booking.ts';

const STEP_MS = 5_000;

/** MER-049: staff add a customer to a queue; an address without a merchant or a queue redirects to the dashboard. */
export function AddCustomerScreen() {
  const t = useTexts(texts);
  const merchantId = useIdParam('merchantId');
  const queueId = useIdParam('queueId');
  const found = useAtomValue(ownQueueAtomFor(queueId));
  const own = found?.merchant.id === merchantId ? found : null;
  useFollowedMerchant(own?.merchant.id ?? null, merchantEventAtom);
  if (merchantId === 0 || queueId === 0)
    return <RedirectBecause to={ROUTES.dashboard} reason="queue_not_found" />;
  return (
    <StaffPage
      title="Aggiungi cliente"
      heading={t('addCustomer.title')}
      detail={own && `${own.merchant.name} · ${own.queue.name}`}
      back={{ to: ROUTES.dashboard, label: t('toQueues') }}
    >
      {own ? <AddCustomer {...own} /> : <QueueMissing />}
    </StaffPage>
  );
}

/** The form for the kind of the queue, or the reason why nobody can be added. */
function AddCustomer({ merchant, queue }: OwnQueue) {
  const now = useNow(STEP_MS);
  const kind = kindBlocker(queue);
  if (kind) return <BlockedAdding blocker={kind} />;
  if (queue.type === 'event') return <ShowForm merchant={merchant} queue={queue} now={now} />;
  const blocker = addBlocker(merchant, queue, now);
  return (
    <CustomerForm
      own={{ merchant, queue }}
      target={{ merchantId: merchant.id, queueId: queue.id }}
      taken={queue}
      blocker={blocker}
    />
  );
}
