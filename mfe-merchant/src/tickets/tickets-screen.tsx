import { waitingIn } from '@turno/shared-types/rules';
import { Button, Search } from '@turno/shared-ui/components';
import { Tabs } from '@turno/shared-ui/data';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts, type Words } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { merchantEventAtom } from '../shared/merchant-atoms.ts';
import { type OwnQueue, ownQueueAtomFor, useIdParam } from '../shared/own-queue.ts';
import { QueueMissing } from '../shared/queue-missing.tsx';
import { StaffPage } from '../shared/staff-page.tsx';
import { TICKET_FILTERS, type TicketFilter, ticketListFor } from './atoms.ts';
import { TicketList } from './ticket-list.tsx';
import { TicketSearch } from './ticket-search.tsx';
import s from './tickets.module.css';

/** MER-050 to MER-053: the tickets of a queue, for staff. */
export function TicketsScreen() {
  const t = useTexts(texts);
  const own = useAtomValue(ownQueueAtomFor(useIdParam('queueId')));
  useFollowedMerchant(own?.merchant.id ?? null, merchantEventAtom);
  return (
    <StaffPage
      title="Biglietti"
      heading={own?.queue.name ?? t('tickets.title')}
      detail={own && <Waiting own={own} />}
      back={{ to: ROUTES.dashboard, label: t('toQueues') }}
      isWide
    >
      {own ? <QueueTickets key={own.queue.id} own={own} /> : <QueueMissing />}
    </StaffPage>
  );
}

/** MER-050: the merchant, and how many numbers and people are ahead of a person who joins now. */
function Waiting({ own: { merchant, queue } }: { own: OwnQueue }) {
  const t = useTexts(texts);
  const { numbers, people } = waitingIn(queue);
  const waiting = t('waitingNumbers', { count: numbers });
  return (
    <>
      {merchant.name} · {waiting}
      {people > numbers && ` · ${t('people', { count: people })}`}
    </>
  );
}

/** The filters as tabs; the address names the chosen one, so that a reload keeps it. */
function QueueTickets({ own }: { own: OwnQueue }) {
  const t = useTexts(texts);
  const [query, setQuery] = useSearchParams();
  const [isSearching, setSearching] = useState(false);
  const filter = TICKET_FILTERS.find((each) => each === query.get('filter')) ?? 'next';
  const choose = (id: TicketFilter) =>
    setQuery(id === 'next' ? {} : { filter: id }, { replace: true });
  return (
    <>
      <div className={s.tools}>
        <Button
          variant="secondary"
          icon={<Search aria-hidden />}
          onPress={() => setSearching(true)}
        >
          {t('tickets.search')}
        </Button>
      </div>
      <Tabs
        label={t('tickets.filters')}
        tabs={TICKET_FILTERS.map((id) => ({ id, label: filterLabel(t, id) }))}
        selected={filter}
        onSelect={choose}
      >
        <TicketList
          key={filter}
          list={ticketListFor(own.queue.id, filter)}
          own={own}
          isCalled={filter === 'gone'}
          empty={t(filter === 'gone' ? 'tickets.noneCalled' : 'tickets.noneWaiting')}
        />
      </Tabs>
      <TicketSearch isOpen={isSearching} onOpenChange={setSearching} own={own} />
    </>
  );
}

function filterLabel(t: Words, filter: TicketFilter): string {
  if (filter === 'next' || filter === 'gone') return t(`tickets.${filter}`);
  return t('tickets.size', { size: filter.replace('-', '–') });
}
