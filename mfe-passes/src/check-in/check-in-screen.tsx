import {
  EmptyState,
  ErrorState,
  PageTitle,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { NAMESPACE } from '../locales/texts.ts';
import { merchantAtom, myMerchantsQueryAtom } from './atoms.ts';
import s from './check-in.module.css';
import { CheckInHistory } from './check-in-history.tsx';
import { EntranceReader } from './entrance-reader.tsx';

/** PSU-007 to PSU-009: where staff let ticket holders in. */
export function CheckInScreen() {
  const t = useTexts(NAMESPACE);
  const { data, isPending, isError, error, refetch, isFetching } =
    useAtomValue(myMerchantsQueryAtom);
  const [merchant, pick] = useAtom(merchantAtom);
  return (
    <div className={s.page}>
      <PageTitle title={t('title')} />
      {isPending && (
        <SkeletonGroup>
          <Skeleton height="20rem" radius="16px" />
        </SkeletonGroup>
      )}
      {isError && !data && (
        <ErrorState
          title={t('loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && !merchant && (
        <EmptyState title={t('noMerchants')}>{t('noMerchantsHint')}</EmptyState>
      )}
      {data && merchant && (
        <>
          {data.merchants.length > 1 && (
            <Select
              label={t('merchant')}
              options={data.merchants.map(({ id, name }) => ({ id, label: name }))}
              value={merchant.id}
              onChange={pick}
            />
          )}
          <EntranceReader />
          <CheckInHistory timeZone={merchant.timezone} />
        </>
      )}
    </div>
  );
}
