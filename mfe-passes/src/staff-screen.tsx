import type { Merchant } from '@turno/shared-types';
import {
  Alert,
  LazyPart,
  lazySource,
  PageTitle,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { Tabs } from '@turno/shared-ui/data';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import {
  MerchantSelect,
  mayAt,
  NoMerchant,
  useLostMerchant,
  useNotifyRole,
} from '@turno/shared-ui/my-merchants';
import { useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { CheckIn } from './check-in/check-in.tsx';
import { GatePicker } from './check-in/gate-picker.tsx';
import { ShareSheet } from './handing-over/share-sheet.tsx';
import { texts } from './locales/texts.ts';
import { MerchantEnded } from './merchant-ended.tsx';
import { merchantAtom, merchantEventAtom, myMerchantsQueryAtom } from './shared/merchant-atoms.ts';
import s from './staff-screen.module.css';

const TABS = ['tickets', 'create', 'scan'] as const;
type Tab = (typeof TABS)[number];
/** The tabs beside the check-in, with which the page opens; their code loads with the first visit. */
const HANDING_OVER = {
  create: lazySource(() =>
    import(/* webpackChunkName: 'create-passes' */ './handing-over/create-passes.tsx').then(
      (module) => module.CreatePasses,
    ),
  ),
  scan: lazySource(() =>
    import(/* webpackChunkName: 'scan-passes' */ './handing-over/scan-passes.tsx').then(
      (module) => module.ScanPasses,
    ),
  ),
} as const;

/**
 * PSU-001: the page where staff check tickets in, create passes and scan passes. Changes of the role, and the loss or end of
 * the merchant, take effect while the page is open (S-08).
 */
export function StaffScreen() {
  const merchant = useAtomValue(merchantAtom);
  useNotifyRole(myMerchantsQueryAtom, merchantAtom);
  useFollowedMerchant(merchant?.id ?? null, merchantEventAtom);
  const { lost, show } = useLostMerchant(merchant, myMerchantsQueryAtom, merchantAtom);
  const hasEnded = lost !== null || Boolean(merchant?.closedAt);
  return (
    <div className={s.ground}>
      <div className={s.page}>
        {hasEnded ? (
          <MerchantEnded merchant={merchant} lost={lost} show={show} />
        ) : (
          <Entrance merchant={merchant} />
        )}
      </div>
    </div>
  );
}

function Entrance({ merchant }: { merchant: Merchant | null }) {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const wanted = search.get('way');
  const tabs = tabsOf(merchant);
  const tab = tabs.find((each) => each === wanted) ?? 'tickets';
  const isRefused = wanted === 'create' && tab !== 'create';
  return (
    <>
      <div className={s.header}>
        {/* SHL-023: the document's title is Italian in every language. */}
        <PageTitle title="Ingressi e pass">{t('title')}</PageTitle>
        {merchant && (
          <div className={s.place}>
            <MerchantPicker merchant={merchant} />
            {tab === 'tickets' && <GatePicker key={merchant.id} />}
          </div>
        )}
      </div>
      {merchant && isRefused && (
        <Alert kind="info">{t('createsNoPasses', { place: merchant.name })}</Alert>
      )}
      {merchant ? <TabbedViews tabs={tabs} tab={tab} /> : <MerchantMissing />}
    </>
  );
}

/** The tabs; a role that only works at the entrance cannot create passes (S-08). */
function tabsOf(merchant: Merchant | null): readonly Tab[] {
  return TABS.filter((each) => each !== 'create' || (merchant && mayAt(merchant, 'calling')));
}

/** The tabs and the chosen view; the address contains the tab, so that a reload keeps it. */
function TabbedViews({ tabs, tab }: { tabs: readonly Tab[]; tab: Tab }) {
  const t = useTexts(texts);
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Tabs
        isFitted
        label={t('waysLabel')}
        tabs={tabs.map((id) => ({ id, label: t(`ways.${id}`) }))}
        selected={tab}
        onSelect={(id) => setSearch(id === 'tickets' ? {} : { way: id }, { replace: true })}
      >
        {tab === 'tickets' ? (
          <CheckIn />
        ) : (
          <LazyPart source={HANDING_OVER[tab]} fallback={<TabSkeleton />} />
        )}
      </Tabs>
      <ShareSheet />
    </>
  );
}

function TabSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="20rem" radius="16px" />
    </SkeletonGroup>
  );
}

/** The merchant whose tickets are checked; a choice if the account has several. */
function MerchantPicker({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const merchants = useAtomValue(myMerchantsQueryAtom).data?.merchants ?? [];
  const pick = useSetAtom(merchantAtom);
  if (merchants.length < 2) return <p className={s.where}>{merchant.name}</p>;
  return (
    <div className={s.switcher}>
      <MerchantSelect
        label={t('merchant')}
        merchants={merchants}
        value={merchant.id}
        onChange={pick}
      />
    </div>
  );
}

function MerchantMissing() {
  const t = useTexts(texts);
  const query = useAtomValue(myMerchantsQueryAtom);
  return (
    <NoMerchant
      query={query}
      words={{
        loadFailed: t('loadFailed'),
        noMerchants: t('noMerchants'),
        noMerchantsHint: t('noMerchantsHint'),
      }}
      skeleton={<Skeleton height="30rem" radius="16px" />}
    />
  );
}
