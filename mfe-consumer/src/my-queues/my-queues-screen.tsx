import {
  Button,
  EmptyState,
  PageTitle,
  Skeleton,
  SkeletonGroup,
  Ticket,
} from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { LoadFailure } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { useEarlySheet } from '../shared/page/page-footer.tsx';
import { ScanSheet } from '../shared/page/scan-sheet.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { ticketKey } from '../shared/tickets/first-ahead.ts';
import { type Sections, sections } from '../shared/tickets/ticket-sections.ts';
import s from './my-queues-screen.module.css';
import { TicketRow } from './ticket-row.tsx';

const STEP_MS = 15_000;

/** CON-054: the person's current and past tickets, and the button for the next scan. */
export function MyQueuesScreen() {
  const t = useWords();
  const now = useNow(STEP_MS);
  const query = useAtomValue(ticketsAtom);
  const { data: tickets, error, isFetching, refetch, dataUpdatedAt } = query;
  const [isScanning, setScanning] = useState(false);
  useEarlySheet();
  return (
    <Page>
      <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
      <PageTitle title={TITLES.myQueues}>{t('mine.title')}</PageTitle>
      {tickets && <Lists {...sections(tickets, now)} now={now} updatedAt={dataUpdatedAt} />}
      {!tickets && !error && <ListSkeleton />}
      {!tickets && error && (
        <LoadFailure
          error={error}
          missing="not_found"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      <Button onPress={() => setScanning(true)}>{t('nav.newScan')}</Button>
      <ScanSheet isOpen={isScanning} onOpenChange={setScanning} />
    </Page>
  );
}

function Lists({ ongoing, past, ...times }: Sections & { now: Date; updatedAt: number }) {
  const t = useWords();
  if (ongoing.length === 0 && past.length === 0) {
    return (
      <EmptyState title={t('mine.empty')} icon={<Ticket size={32} />}>
        {t('mine.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <section className={s.section} aria-labelledby="ongoing">
        <h2 id="ongoing" className={s.heading}>
          {t('mine.ongoing')}
        </h2>
        {ongoing.length === 0 && <p className={s.none}>{t('mine.noneOngoing')}</p>}
        <ul className={s.list}>
          {ongoing.map((listed) => (
            <TicketRow key={ticketKey(listed.ticket)} listed={listed} {...times} />
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <details className={s.section}>
          <summary className={s.heading}>
            {t('mine.past')} ({past.length})
          </summary>
          <ul className={s.list}>
            {past.map((listed) => (
              <TicketRow key={ticketKey(listed.ticket)} listed={listed} {...times} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="6rem" radius={16} />
      <Skeleton height="6rem" radius={16} />
    </SkeletonGroup>
  );
}
