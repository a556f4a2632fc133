import { Alert, EmptyState, ErrorState, Skeleton } from '@turno/shared-ui/components';
import { ShowMore, Table } from '@turno/shared-ui/data';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { merchantAtom, merchantEventAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import { MerchantSwitcher, useOnlyMerchantName } from '../shared/merchant-switcher.tsx';
import { StaffPage } from '../shared/staff-page.tsx';
import { useCommand } from '../shared/use-command.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { activityQueryAtom, showMoreAtom } from './atoms.ts';

/** S-08: who of the team did what in the last 90 days. */
export function ActivityScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  useFollowedMerchant(merchant?.id ?? null, merchantEventAtom);
  return (
    <StaffPage
      title="Registro del personale"
      heading={t('activity.title')}
      detail={useOnlyMerchantName()}
      aside={<MerchantSwitcher />}
      back={{ to: ROUTES.managers, label: t('managers.title') }}
      isWide
    >
      {merchant ? (
        <>
          <ActivityFilters key={merchant.id} timeZone={merchant.timezone} />
          <ActivityList timeZone={merchant.timezone} />
        </>
      ) : (
        <MerchantMissing skeleton={<Skeleton height="20rem" radius="16px" />} />
      )}
    </StaffPage>
  );
}

function ActivityList({ timeZone }: { timeZone: string }) {
  const t = useTexts(texts);
  const { data, error, refetch, isFetching } = useAtomValue(activityQueryAtom);
  const showMore = useSetAtom(showMoreAtom);
  const { problem, isPending, run } = useCommand();
  const columns = useActivityColumns(timeZone);
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const rows = data?.rows ?? [];
  return (
    <>
      <Table
        label={t('activity.title')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isLoading={!data}
        empty={<EmptyState title={t('activity.none')}>{t('activity.noneHint')}</EmptyState>}
      />
      {problem && <Alert kind="error">{problem}</Alert>}
      {rows.length > 0 && (
        <ShowMore
          count={rows.length}
          hasMore={data?.next !== null}
          isPending={isPending}
          onMore={() => void run(showMore)}
        />
      )}
    </>
  );
}
