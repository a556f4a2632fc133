import type { TodayReport } from '@turno/shared-types/reports';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import { MerchantSwitcher, useOnlyMerchantName } from '../shared/merchant-switcher.tsx';
import { StaffPage } from '../shared/staff-page.tsx';
import { reportQueueAtom, todayQueryAtom } from './atoms.ts';
import { RangeSection } from './range-section.tsx';
import s from './reports.module.css';
import { TodaySection } from './today-section.tsx';
import { useChoice, useChosenReports } from './use-choice.ts';

/** The reports of a merchant: today compared with the usual, and a range of days. */
export function ReportsScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  return (
    <StaffPage
      // SHL-023: the document's title is Italian in every language.
      title="Andamento"
      heading={t('reports.title')}
      detail={useOnlyMerchantName()}
      aside={<MerchantSwitcher />}
      back={{ to: ROUTES.dashboard, label: t('toQueues') }}
      isWide
    >
      {merchant ? <Reports key={merchant.id} /> : <MerchantMissing skeleton={<Loading />} />}
    </StaffPage>
  );
}

function Reports() {
  const t = useTexts(texts);
  useChosenReports();
  const { data, error, refetch, isFetching } = useAtomValue(todayQueryAtom);
  const retry = () => void refetch();
  return (
    <>
      <QueueSelect />
      {data && error && (
        <Alert
          kind="warning"
          action={
            <Button variant="secondary" isPending={isFetching} onPress={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('reports.stale')}
        </Alert>
      )}
      {data ? (
        <Sections today={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} isRetrying={isFetching} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Sections({ today }: { today: TodayReport }) {
  const t = useTexts(texts);
  const isNew = today.usual === null && today.hours.length === 0;
  return (
    <>
      {isNew ? (
        <EmptyState title={t('reports.empty')}>{t('reports.emptyHint')}</EmptyState>
      ) : (
        <TodaySection today={today} />
      )}
      <RangeSection today={today.date} />
    </>
  );
}

function QueueSelect() {
  const t = useTexts(texts);
  const all = useAtomValue(merchantAtom)?.queues ?? [];
  // The figures of a multi-queue include its sizes.
  const queues = all.filter(({ parentQueueId }) => parentQueueId === null);
  const queue = useAtomValue(reportQueueAtom);
  const { change } = useChoice();
  if (queues.length < 2) return null;
  return (
    <div className={s.tools}>
      <Select
        label={t('reports.queue')}
        options={[
          { id: 0, label: t('reports.allQueues') },
          ...queues.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={queue?.id ?? 0}
        onChange={(id) => change({ queueId: id === 0 ? null : id })}
      />
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton height="10rem" radius="16px" />
      <Skeleton height="18rem" radius="16px" />
    </SkeletonGroup>
  );
}
