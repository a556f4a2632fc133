import type { Merchant, Queue } from '@turno/shared-types';
import { eventQueue, showList } from '@turno/shared-types/rules';
import { EmptyState } from '@turno/shared-ui/components';
import { formatDate } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { Navigate, useParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { eventsPath, merchantPath, ROUTES } from '../paths.ts';
import { useEarlyBotCheck } from '../shared/line-up/early-bot-check.ts';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { MerchantHeader } from '../shared/merchant/merchant-header.tsx';
import { BackLink } from '../shared/page/back-link.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { PageFooter } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { topLevelQueues } from '../shared/queue/queue-state.ts';
import { GuestWarning } from '../shared/session/guest-warning.tsx';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import s from './events-screen.module.css';
import { ShowRow } from './show-row.tsx';

const STEP_MS = 5_000;

/** CON-064: the shows of an event; a merchant without one redirects to its page. */
export function EventsScreen() {
  const { vanity } = useParams();
  if (!vanity) return <GoHome />;
  return (
    <VanityGate vanity={vanity}>
      {(merchant) => {
        const queue = eventQueue(merchant);
        if (!queue) return <Navigate to={merchantPath(merchant.vanity)} replace />;
        return <Shows merchant={merchant} queue={queue} />;
      }}
    </VanityGate>
  );
}

function Shows({ merchant, queue }: { merchant: Merchant; queue: Queue }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const { data: tickets = [] } = useAtomValue(ticketsAtom);
  const shows = showList(merchant, queue, { now, audience: 'public' });
  const hasOthers = topLevelQueues(merchant).length > 1;
  useEarlyBotCheck(shows.length > 0);
  return (
    <Page>
      <BackLink to={hasOthers ? merchantPath(merchant.vanity) : ROUTES.home}>
        {t(hasOthers ? 'take.goToMerchant' : 'nav.home')}
      </BackLink>
      <MerchantHeader
        merchant={merchant}
        title={TITLES.events}
        detail={merchant.formattedAddress}
      />
      <section className={s.section} aria-labelledby="shows">
        <div>
          <h2 id="shows" className={s.name}>
            {queue.name}
          </h2>
          <p className={s.today}>
            {t('events.today', { date: formatDate(now, merchant.timezone) })}
          </p>
        </div>
        {shows.length === 0 ? (
          <EmptyState title={t('events.none')}>{t('events.noneHint')}</EmptyState>
        ) : (
          <ul className={s.list}>
            {shows.map((show) => (
              <ShowRow
                key={show.counter.id}
                merchant={merchant}
                queue={queue}
                show={show}
                tickets={tickets}
                now={now}
              />
            ))}
          </ul>
        )}
      </section>
      {shows.length > 0 && <GuestWarning origin={eventsPath(merchant.vanity)} />}
      <PageFooter />
    </Page>
  );
}
