import type { Merchant } from '@turno/shared-types';
import { MERCHANTS_PER_PAGE } from '@turno/shared-types/constants';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Search,
  Skeleton,
  SkeletonGroup,
  Store,
} from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue } from 'react';
import { useWords } from '../../locales/texts.ts';
import { mayShowMoreAtom, merchantsAtom, showMoreAtom } from '../atoms.ts';
import { useFilters } from '../filters.ts';
import { MerchantCard } from './merchant-card.tsx';
import s from './merchant-list.module.css';

const STEP_MS = 30_000;

/** The merchants found; the previous list stays while the next one loads. */
export function MerchantList() {
  const t = useWords();
  const {
    data: found,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useAtomValue(merchantsAtom);
  // Rendered with low priority, so that a slow phone stays responsive.
  const data = useDeferredValue(found);
  return (
    <section className={s.section} aria-label={t('explore.merchants')}>
      <p className={s.count} role="status">
        {data && t('explore.found', { count: data.total })}
      </p>
      {data && <Found listed={data.listed} isStale={isPlaceholderData} />}
      {!data && !error && <MerchantListSkeleton />}
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </section>
  );
}

type FoundProps = { listed: Merchant[]; isStale: boolean };

function Found({ listed, isStale }: FoundProps) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const mayShowMore = useAtomValue(mayShowMoreAtom);
  const showMore = useSetAtom(showMoreAtom);
  if (listed.length === 0) return <NothingFound />;
  return (
    <>
      <ul className={s.list} aria-busy={isStale}>
        {listed.map((merchant) => (
          <MerchantCard key={merchant.id} merchant={merchant} now={now} />
        ))}
      </ul>
      {mayShowMore && (
        <Button variant="secondary" onPress={() => showMore()} isPending={isStale}>
          {t('explore.more')}
        </Button>
      )}
    </>
  );
}

function NothingFound() {
  const t = useWords();
  const { filters, changeFilters } = useFilters();
  if (filters.search === '' && filters.categoryId === null) {
    return (
      <EmptyState title={t('explore.noMerchants')} icon={<Store size={32} />}>
        {t('explore.noMerchantsHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('explore.empty')}
      icon={<Search size={32} />}
      action={
        <Button variant="secondary" onPress={() => changeFilters({ search: '', categoryId: null })}>
          {t('explore.clearFilters')}
        </Button>
      }
    >
      {t('explore.emptyHint')}
    </EmptyState>
  );
}

const OUTLINES = Array.from({ length: MERCHANTS_PER_PAGE }, (_, index) => index);

/** The outline of a whole page of the list while it loads, so that what follows stays below the fold. */
function MerchantListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={s.list}>
        {OUTLINES.map((key) => (
          <Card key={key}>
            <Skeleton height="7.5rem" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
