import type { Merchant } from '@turno/shared-types';
import {
  EmptyState,
  ErrorState,
  PageTitle,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { it } from '../locales/it.ts';
import { NAMESPACE } from '../locales/texts.ts';
import s from './check-in.module.css';
import { CheckInHistory } from './check-in-history.tsx';
import { EntranceReader } from './entrance-reader.tsx';
import { merchantAtom, myMerchantsQueryAtom } from './merchant-atoms.ts';

/** PSU-007 to PSU-011: where staff let ticket holders in. */
export function CheckInScreen() {
  const t = useTexts(NAMESPACE);
  const merchant = useAtomValue(merchantAtom);
  return (
    <div className={s.ground}>
      <div className={s.page}>
        <div className={s.header}>
          {/* SHL-023: the document's title is Italian in every language. */}
          <PageTitle title={it.title}>{t('title')}</PageTitle>
          {merchant && <Door merchant={merchant} />}
        </div>
        {merchant ? (
          <div className={s.columns}>
            <EntranceReader />
            <CheckInHistory timeZone={merchant.timezone} />
          </div>
        ) : (
          <NoMerchant />
        )}
      </div>
    </div>
  );
}

/** Whose door this is, to choose where there are several. */
function Door({ merchant }: { merchant: Merchant }) {
  const t = useTexts(NAMESPACE);
  const merchants = useAtomValue(myMerchantsQueryAtom).data?.merchants ?? [];
  const pick = useSetAtom(merchantAtom);
  if (merchants.length < 2) return <p className={s.where}>{merchant.name}</p>;
  return (
    <div className={s.switcher}>
      <Select
        label={t('merchant')}
        options={merchants.map(({ id, name }) => ({ id, label: name }))}
        value={merchant.id}
        onChange={pick}
      />
    </div>
  );
}

function NoMerchant() {
  const t = useTexts(NAMESPACE);
  const { data, error, refetch, isFetching } = useAtomValue(myMerchantsQueryAtom);
  if (data) return <EmptyState title={t('noMerchants')}>{t('noMerchantsHint')}</EmptyState>;
  if (error) {
    return (
      <ErrorState
        title={t('loadFailed')}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton height="30rem" radius="16px" />
    </SkeletonGroup>
  );
}
