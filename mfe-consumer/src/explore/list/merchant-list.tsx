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
import { useDeferredValue, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { mayShowMoreAtom, merchantsAtom, showMoreAtom } from '../atoms.ts';
import { useFilters } from '../filters.ts';
import { MerchantCard, useReader } from './merchant-card.tsx';
import s from './merchant-list.module.css';

const STEP_MS = 30_000;
/** As many cards as the server's first view has, which is more than a phone shows. */
const FIRST_CARDS = 8;

/** The merchants found; the previous list stays while the next one loads. */
export function MerchantList() {
  const t = useWords();
  const { data, error, isFetching, isPlaceholderData, refetch } = useAtomValue(merchantsAtom);
  // After back navigation the whole list is rendered at once, so that the browser can restore the scroll position.
  const [isFirstLoad] = useState(data === undefined);
  return (
    <section className={s.section} aria-label={t('explore.merchants')}>
      <p className={s.count} role="status">
        {data && t('explore.found', { count: data.total })}
      </p>
      {data && (
        <Found
          listed={data.listed}
          isStale={isPlaceholderData}
          firstCards={isFirstLoad ? FIRST_CARDS : data.listed.length}
        />
      )}
      {!data && !error && <MerchantListSkeleton />}
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </section>
  );
}

type FoundProps = {
  listed: Merchant[];
  isStale: boolean;
  /** How many of the list are rendered at once. */
  firstCards: number;
};

function Found({ listed, isStale, firstCards }: FoundProps) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const reader = useReader();
  const mayShowMore = useAtomValue(mayShowMoreAtom);
  const showMore = useSetAtom(showMoreAtom);
  // The rest is rendered with low priority, so that a slow phone stays responsive.
  const cards = useDeferredValue(listed, listed.slice(0, firstCards));
  // The button appears together with the last card, which would otherwise move it.
  const isWhole = useDeferredValue(true, firstCards >= listed.length);
  if (listed.length === 0) return <NothingFound />;
  return (
    <>
      <ul className={s.list} aria-busy={isStale}>
        {cards.map((merchant) => (
          <MerchantCard key={merchant.id} merchant={merchant} now={now} reader={reader} />
        ))}
      </ul>
      {isWhole && mayShowMore && (
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

/** A placeholder as high as a full page of the list, so that the content after it stays below the fold. */
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
