import type { StaffTicket } from '@turno/shared-types';
import { MAX_PER_PAGE } from '@turno/shared-types/constants';
import { Alert, Button, EmptyState, ErrorState } from '@turno/shared-ui/components';
import { ShowMore, Table } from '@turno/shared-ui/data';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { texts } from '../locales/texts.ts';
import type { OwnQueue } from '../shared/own-queue.ts';
import { useCommand } from '../shared/use-command.ts';
import { type TicketListAtoms, ticketKey } from './atoms.ts';
import { useTicketColumns } from './ticket-columns.tsx';

type TicketListProps = {
  list: TicketListAtoms;
  own: OwnQueue;
  /** Whether the list contains only called tickets, only waiting ones (`false`), or both (`null`). */
  isCalled: boolean | null;
  /** The text of an empty list. */
  empty: string;
};

/** MER-051: tickets in a table, a page at a time. */
export function TicketList({ list, own, isCalled, empty }: TicketListProps) {
  const t = useTexts(texts);
  const { data, error, refetch, isFetching } = useAtomValue(list.queryAtom);
  const isBehind = useAtomValue(list.isBehindAtom);
  const lag = useAtomValue(list.lagAtom);
  const showMore = useSetAtom(list.showMoreAtom);
  const { problem, isPending, run } = useCommand();
  const columns = useTicketColumns(own, isCalled);
  // A list that fits into one request follows the queue; a longer one would jump while it is read.
  const isShort = (data?.rows.length ?? 0) <= MAX_PER_PAGE;
  useEffect(() => {
    if (lag !== null && isShort) void refetch({ cancelRefetch: false });
  }, [lag, isShort, refetch]);
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const rows: readonly StaffTicket[] = data?.rows ?? [];
  return (
    <>
      {isBehind && !isShort && (
        <Alert
          action={
            <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
              {t('tickets.refresh')}
            </Button>
          }
        >
          {t('tickets.behind')}
        </Alert>
      )}
      <Table
        label={t('tickets.title')}
        columns={columns}
        rows={rows}
        keyOf={ticketKey}
        isLoading={!data}
        empty={<EmptyState title={empty} />}
      />
      {problem && <Alert kind="error">{problem}</Alert>}
      {rows.length > 0 && (
        <ShowMore
          count={rows.length}
          total={data?.total ?? null}
          hasMore={data?.isLast === false}
          isPending={isPending}
          onMore={() => void run(showMore)}
        />
      )}
    </>
  );
}
