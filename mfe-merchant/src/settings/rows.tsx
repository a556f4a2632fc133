import { ErrorState, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';
import s from '../shared/sections.module.css';

type RowsProps<T> = {
  query: { data?: T[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  empty: ReactNode;
  row: (item: T) => ReactNode;
};

/** A list in its current state: loading, failed, empty, or with rows. */
export function Rows<T>({ query, empty, row }: RowsProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton height="5rem" radius="12px" />
      </SkeletonGroup>
    );
  return data.length === 0 ? empty : <ul className={s.rows}>{data.map(row)}</ul>;
}
