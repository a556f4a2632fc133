import { type Merchant, merchantCall } from '@turno/shared-types';
import { httpAtom, RedirectBecause } from '@turno/shared-ui/boot';
import {
  Button,
  Card,
  ErrorState,
  LinkButton,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { CallError, send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { UnlistedNotice } from '@turno/shared-ui/my-merchants';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import { useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { HOURS_REJECTED, ROUTES } from '../paths.ts';
import { NoHoursNotice } from '../shared/no-hours-notice.tsx';
import { useIdParam } from '../shared/own-queue.ts';
import { PosterSheet } from '../shared/poster/poster-sheet.tsx';
import { StaffPage } from '../shared/staff-page.tsx';
import s from './registration.module.css';

/** MER-009: welcomes a new merchant; an invalid id, or one without an open merchant, redirects to the root. */
export function WelcomeScreen() {
  const merchantId = useIdParam('id');
  if (merchantId === 0) return <RedirectBecause to={ROUTES.root} reason="merchant_not_found" />;
  return <Welcome merchantId={merchantId} />;
}

function Welcome({ merchantId }: { merchantId: number }) {
  const t = useTexts(texts);
  const { data: merchant, error, refetch, isFetching } = useAtomValue(merchantAtomFor(merchantId));
  const reason = lossOf(error);
  if (reason) return <RedirectBecause to={ROUTES.root} reason={reason} />;
  return (
    <StaffPage
      title="Benvenuto"
      heading={merchant?.name ?? t('welcome.title')}
      detail={t('welcome.subtitle')}
      back={{ to: ROUTES.dashboard, label: t('welcome.back') }}
    >
      <div className={s.column}>
        {merchant ? (
          <WelcomeSteps merchant={merchant} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <SkeletonGroup>
            <Skeleton height="9rem" radius="16px" />
            <Skeleton height="9rem" radius="16px" />
          </SkeletonGroup>
        )}
      </div>
    </StaffPage>
  );
}

/** MER-010: first the poster, then the queues; a merchant without queues has only the first step. */
function WelcomeSteps({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const [isPrinting, setPrinting] = useState(false);
  const [query] = useSearchParams();
  const areRejected = query.get(HOURS_REJECTED.name) === HOURS_REJECTED.value;
  return (
    <>
      <NoHoursNotice merchant={merchant} areRejected={areRejected} />
      <ol className={s.steps}>
        <Card as="li" className={s.step}>
          <span className={s.figure} aria-hidden>
            1
          </span>
          <h2 className={s.name}>{t('welcome.print')}</h2>
          <p className={s.quiet}>{t('welcome.printHint')}</p>
          <Button onPress={() => setPrinting(true)}>{t('welcome.printAction')}</Button>
        </Card>
        {merchant.queues.length > 0 && (
          <Card as="li" className={s.step}>
            <span className={s.figure} aria-hidden>
              2
            </span>
            <h2 className={s.name}>{t('welcome.manage')}</h2>
            <p className={s.quiet}>{t('welcome.manageHint')}</p>
            <LinkButton variant="secondary" to={ROUTES.dashboard}>
              {t('welcome.manageAction')}
            </LinkButton>
          </Card>
        )}
      </ol>
      {!merchant.isVerified && <UnlistedNotice />}
      <PosterSheet merchant={merchant} isOpen={isPrinting} onOpenChange={setPrinting} />
    </>
  );
}

/** MER-009: a merchant by its id, read through the private scope. */
const merchantAtomFor = atomFamily((merchantId: number) =>
  atomWithQuery((get) => ({
    queryKey: ['welcome', merchantId],
    queryFn: () => send(get(httpAtom), merchantCall, { params: { scope: 'private', merchantId } }),
  })),
);

/** X-20, S-08: why this account has no such merchant; `null` if it may have it. */
function lossOf(error: unknown) {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'merchant_closed_for_good') return error.code;
  return [400, 401, 403, 404].includes(error.status) ? 'merchant_not_found' : null;
}
