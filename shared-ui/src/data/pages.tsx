import { Button, useAnnounce } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useEffect, useRef } from 'react';
import s from './show-more.module.css';

/** The loaded rows of a paged list. */
export type Pages<Row> = {
  rows: readonly Row[];
  /** The last page that was read; 0 before the first. */
  page: number;
  isLast: boolean;
};

/** Nothing read yet. */
export const NO_PAGES: Pages<never> = { rows: [], page: 0, isLast: false };

/**
 * MER-052: the first page replaces the list, later ones are appended; a page that is not full is the last.
 * A page that was skipped or comes twice changes nothing.
 */
export function withPage<Row>(
  known: Pages<Row>,
  { page, rows, perPage }: { page: number; rows: readonly Row[]; perPage: number },
): Pages<Row> {
  const isLast = rows.length < perPage;
  if (page === 1) return { rows, page, isLast };
  if (page !== known.page + 1) return known;
  return { rows: [...known.rows, ...rows], page, isLast };
}

export type ShowMoreProps = {
  /** The number of rows that are shown. */
  count: number;
  /** The number of all rows, if the list states it. */
  total?: number | null;
  hasMore: boolean;
  isPending?: boolean;
  onMore: () => void;
  label?: string;
};

/** The end of a list that is read page by page (MER-051); a screen reader announces the added rows. */
export function ShowMore({ count, total, hasMore, isPending, onMore, label }: ShowMoreProps) {
  const t = useSharedTexts();
  useSpokenAdditions(count);
  return (
    <div className={s.end}>
      {total !== undefined && total !== null && (
        <p className={s.shown}>{t('data.shown', { count, total })}</p>
      )}
      {hasMore && (
        <Button variant="secondary" onPress={onMore} isPending={isPending ?? false}>
          {label ?? t('data.more')}
        </Button>
      )}
    </div>
  );
}

function useSpokenAdditions(count: number): void {
  const t = useSharedTexts();
  const announce = useAnnounce();
  const last = useRef(count);
  useEffect(() => {
    const added = count - last.current;
    if (last.current > 0 && added > 0) announce(t('data.added', { count: added }));
    last.current = count;
  }, [count, announce, t]);
}
