import {
  EmptyState,
  ErrorState,
  LinkButton,
  LiveIndicator,
  PageTitle,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { NAMESPACE } from '../locales/texts.ts';
import { elsewhere } from '../paths.ts';
import {
  liveStateAtom,
  merchantAtom,
  merchantsAtom,
  myMerchantsQueryAtom,
  pickedMerchantIdAtom,
  queueAtom,
  tabsAtom,
} from './atoms.ts';
import s from './dashboard.module.css';
import { QueuePanel } from './queue-panel.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { useMerchantWatch } from './use-merchant-watch.ts';

/** MER-012 to MER-031: where a manager runs the queues of a merchant. */
export function DashboardScreen() {
  const t = useTexts(NAMESPACE);
  const { isPending, isError, error, refetch, isFetching, data } =
    useAtomValue(myMerchantsQueryAtom);
  const merchant = useAtomValue(merchantAtom);
  useMerchantWatch(merchant?.id ?? null);
  return (
    <div className={s.page}>
      <header className={s.header}>
        <PageTitle title={t('title')} />
        {merchant && <MerchantBar />}
      </header>
      {isPending && <Loading />}
      {isError && !data && (
        <ErrorState
          title={t('loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && !merchant && (
        <EmptyState title={t('noMerchants')}>{t('noMerchantsHint')}</EmptyState>
      )}
      {merchant && <Queues />}
    </div>
  );
}

function Queues() {
  const t = useTexts(NAMESPACE);
  const tabs = useAtomValue(tabsAtom);
  const queue = useAtomValue(queueAtom);
  if (!queue) return <EmptyState title={t('noQueues')}>{t('noQueuesHint')}</EmptyState>;
  return (
    <>
      {tabs.length > 1 && <QueueTabs />}
      <QueuePanel key={queue.id} queue={queue} />
    </>
  );
}

function MerchantBar() {
  const t = useTexts(NAMESPACE);
  const merchants = useAtomValue(merchantsAtom);
  const merchant = useAtomValue(merchantAtom);
  const pick = useSetAtom(pickedMerchantIdAtom);
  const liveState = useAtomValue(liveStateAtom);
  if (!merchant) return null;
  return (
    <div className={s.bar}>
      {merchants.length > 1 ? (
        <Select
          label={t('switcher')}
          options={merchants.map(({ id, name }) => ({ id, label: name }))}
          value={merchant.id}
          onChange={pick}
        />
      ) : (
        <p className={s.merchant}>{merchant.name}</p>
      )}
      <LiveIndicator state={liveState} />
      <LinkButton variant="quiet" to={elsewhere.board(merchant.id)}>
        {t('openBoard')}
      </LinkButton>
      <LinkButton variant="quiet" to={elsewhere.publicPage(merchant.vanity)}>
        {t('publicPage')}
      </LinkButton>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton height="3.5rem" radius="12px" />
      <Skeleton height="22rem" radius="16px" />
    </SkeletonGroup>
  );
}
