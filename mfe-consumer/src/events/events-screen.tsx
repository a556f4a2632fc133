import type { Merchant, Queue } from '@turno/shared-types';
import {
  eventQueues,
  formatAddress,
  type Show,
  type ShowDay,
  showDays,
} from '@turno/shared-types/rules';
import { EmptyState } from '@turno/shared-ui/components';
import { Tabs } from '@turno/shared-ui/data';
import { useDayLabel } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useParams, useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { eventsPath, merchantPath, ROUTES } from '../paths.ts';
import { useVisitorBotCheck } from '../shared/line-up/use-visitor-bot-check.ts';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { MerchantHeader } from '../shared/merchant/merchant-header.tsx';
import { BackLink } from '../shared/page/back-link.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { PageFooter } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { nextShow } from '../shared/queue/next-show.ts';
import { topLevelQueues } from '../shared/queue/queue-state.ts';
import { GuestWarning } from '../shared/session/guest-warning.tsx';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import s from './events-screen.module.css';
import { ShowRow } from './show-row.tsx';

const STEP_MS = 5_000;

/** CON-064, S-05: the shows of each event, day by day; a merchant without one redirects to its page. */
export function EventsScreen() {
  const { vanity } = useParams();
  if (!vanity) return <GoHome code="merchant_not_found" />;
  return (
    <VanityGate vanity={vanity}>
      {(merchant) => {
        const queues = eventQueues(merchant);
        if (queues.length > 0) return <Shows merchant={merchant} queues={queues} />;
        return <GoHome code="queue_not_found" to={merchantPath(merchant.vanity)} />;
      }}
    </VanityGate>
  );
}

function Shows({ merchant, queues }: { merchant: Merchant; queues: readonly Queue[] }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const events = queues.map((queue) => ({
    queue,
    days: showDays(merchant, queue, { now, audience: 'public' }),
  }));
  const hasShows = events.some(({ days }) => days.length > 0);
  const hasOthers = topLevelQueues(merchant).length > 1;
  useVisitorBotCheck(hasShows);
  return (
    <Page>
      <BackLink to={hasOthers ? merchantPath(merchant.vanity) : ROUTES.home}>
        {t(hasOthers ? 'take.goToMerchant' : 'nav.home')}
      </BackLink>
      <MerchantHeader merchant={merchant} title={TITLES.events} detail={formatAddress(merchant)} />
      {events.map(({ queue, days }) => (
        <section key={queue.id} className={s.section} aria-labelledby={`shows-${queue.id}`}>
          <h2 id={`shows-${queue.id}`} className={s.name}>
            {queue.name}
          </h2>
          {days.length === 0 ? (
            <NoShows merchant={merchant} queue={queue} now={now} />
          ) : (
            <Days merchant={merchant} queue={queue} days={days} now={now} />
          )}
        </section>
      ))}
      {hasShows && <GuestWarning origin={eventsPath(merchant.vanity)} />}
      <PageFooter />
    </Page>
  );
}

/** Says when the next show is, if one is planned. */
function NoShows({ merchant, queue, now }: EventProps) {
  const t = useWords();
  const { label, value } = nextShow(t, merchant, [queue], now);
  return (
    <EmptyState title={t('events.none')}>
      {value === null ? t('events.noneHint') : `${label}: ${value}`}
    </EmptyState>
  );
}

type EventProps = { merchant: Merchant; queue: Queue; now: Date };

/**
 * The day's shows, with a tab for each day if several can be booked. The address contains the day, so that a reload keeps it.
 */
function Days({ days, ...event }: EventProps & { days: readonly ShowDay[] }) {
  const t = useWords();
  const dayLabel = useDayLabel(event.merchant.timezone);
  const [query, setQuery] = useSearchParams();
  const day = days.find(({ date }) => date === query.get('day')) ?? days[0];
  if (!day) return null;
  if (days.length === 1) {
    return (
      <>
        <p className={s.day}>{dayLabel(day.date, event.now)}</p>
        <ShowRows {...event} shows={day.shows} />
      </>
    );
  }
  return (
    <Tabs
      label={t('events.days')}
      tabs={days.map(({ date }) => ({ id: date, label: dayLabel(date, event.now) }))}
      selected={day.date}
      onSelect={(date) => setQuery({ day: date }, { replace: true })}
    >
      <ShowRows {...event} shows={day.shows} />
    </Tabs>
  );
}

function ShowRows({ shows, ...event }: EventProps & { shows: readonly Show[] }) {
  const { data: tickets = [] } = useAtomValue(ticketsAtom);
  return (
    <ul className={s.list}>
      {shows.map((show) => (
        <ShowRow key={show.counter.id} {...event} show={show} tickets={tickets} />
      ))}
    </ul>
  );
}
