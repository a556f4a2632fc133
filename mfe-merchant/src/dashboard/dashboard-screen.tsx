import {
  Alert,
  Button,
  EmptyState,
  LazyPart,
  lazySource,
  PageTitle,
  Skeleton,
} from '@turno/shared-ui/components';
import { type MerchantEvent, useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { UnlistedNotice } from '@turno/shared-ui/my-merchants';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../locales/texts.ts';
import { merchantAtom, merchantEventAtom, myMerchantsQueryAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import { MerchantSwitcher } from '../shared/merchant-switcher.tsx';
import { NoHoursNotice } from '../shared/no-hours-notice.tsx';
import s from './dashboard-screen.module.css';
import { desksEventAtom } from './desks/desk-atoms.ts';
import { DeskPicker, RemovedDeskNotice } from './desks/desk-picker.tsx';
import { AUTO_TAB, queueAtom, tabAtom } from './open-queue.ts';
import layout from './queue-panel/queue-panel.module.css';
import { QueuePanel } from './queue-panel/queue-panel.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { servedTicketEventAtom } from './served/served-ticket.ts';
import { SharedPage } from './shared-page.tsx';
import { MerchantLinks, MerchantWhere } from './shown-merchant.tsx';
import { TillLink, useIsTill } from './till.tsx';

const automaticPanel = lazySource(() =>
  import(/* webpackChunkName: 'automatic-queues' */ './automatic/automatic-panel.tsx').then(
    (module) => module.AutomaticPanel,
  ),
);

/** Applies an event of the stream to all that the dashboard shows. */
const dashboardEventAtom = atom(null, (_get, set, id: number, event: MerchantEvent) => {
  set(merchantEventAtom, id, event);
  set(desksEventAtom, id, event);
  set(servedTicketEventAtom, event);
});

/** MER-012 to MER-031: a manager runs the queues of a merchant here. */
export function DashboardScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const isTill = useIsTill();
  useFollowedMerchant(merchant?.id ?? null, dashboardEventAtom);
  return (
    <div className={s.ground}>
      <div className={s.page} data-till={isTill || undefined}>
        <div className={s.header} data-till={isTill || undefined}>
          <div>
            {/* SHL-023: the document's title is Italian in every language. */}
            <PageTitle title="Gestisci le code">{t('title')}</PageTitle>
            {merchant && <MerchantWhere merchant={merchant} />}
          </div>
          {!isTill && <MerchantSwitcher />}
        </div>
        {merchant ? (
          <>
            <StaleNotice timeZone={merchant.timezone} />
            {/* S-09 */}
            {!merchant.isVerified && !isTill && <UnlistedNotice />}
            {!isTill && <NoHoursNotice merchant={merchant} />}
            <RemovedDeskNotice />
            <Queues isTill={isTill}>
              {!isTill && (
                <>
                  <div className={s.device}>
                    <DeskPicker />
                    <TillLink isTill={false} />
                  </div>
                  <MerchantLinks merchant={merchant} />
                  <SharedPage merchant={merchant} />
                </>
              )}
            </Queues>
            {isTill && <TillLink isTill />}
          </>
        ) : (
          <MerchantMissing skeleton={<Placeholder />} />
        )}
      </div>
    </div>
  );
}

type QueuesProps = {
  isTill: boolean;
  /** The content of the page besides the open queue. */
  children: ReactNode;
};

function Queues({ isTill, children }: QueuesProps) {
  const t = useTexts(texts);
  const tab = useAtomValue(tabAtom);
  const queue = useAtomValue(queueAtom);
  if (!queue) {
    return (
      <>
        <EmptyState title={t('noQueues')}>{t('noQueuesHint')}</EmptyState>
        {children}
      </>
    );
  }
  const panel = (
    <div className={layout.panel} data-till={isTill || undefined}>
      {tab === AUTO_TAB ? (
        <LazyPart source={automaticPanel} props={{ isTill }} fallback={<Placeholder />} />
      ) : (
        <QueuePanel key={queue.id} queue={queue} isTill={isTill} />
      )}
      {children && <div className={layout.footer}>{children}</div>}
    </div>
  );
  return isTill ? panel : <QueueTabs>{panel}</QueueTabs>;
}

function Placeholder() {
  return (
    <>
      <Skeleton height="3rem" radius="12px" />
      <Skeleton height="24rem" radius="16px" />
    </>
  );
}

/** Shows how old the data is while refetching fails. */
function StaleNotice({ timeZone }: { timeZone: string }) {
  const t = useTexts(texts);
  const { error, dataUpdatedAt, refetch, isFetching } = useAtomValue(myMerchantsQueryAtom);
  const isOnline = useOnline();
  if (!error) return null;
  const retry = (
    <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert kind="warning" action={isOnline && retry}>
      {t('updatedAt', { time: formatTime(new Date(dataUpdatedAt), timeZone) })}
    </Alert>
  );
}
