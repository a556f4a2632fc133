import type { Merchant } from '@turno/shared-types';
import { sessionAtom } from '@turno/shared-ui/boot';
import { ErrorState, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { PageLink } from '../shared/access/page-link.tsx';
import { useMay } from '../shared/access/use-may.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import { MerchantSwitcher, useOnlyMerchantName } from '../shared/merchant-switcher.tsx';
import { StaffPage } from '../shared/staff-page.tsx';
import { managersQueryAtom } from '../shared/team.ts';
import { managersEventAtom } from './atoms.ts';
import { CloseForGood } from './close-for-good.tsx';
import { HandOver } from './hand-over.tsx';
import { InvitationList, InviteForm } from './invitations.tsx';
import { ManagerList } from './manager-list.tsx';

/** S-08: the people who work at a merchant, their roles, and the end of the merchant. */
export function ManagersScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  useFollowedMerchant(merchant?.id ?? null, managersEventAtom);
  return (
    <StaffPage
      // SHL-023: the document's title is Italian in every language.
      title="Chi lavora in questa attività"
      heading={t('managers.title')}
      detail={useOnlyMerchantName()}
      aside={<MerchantSwitcher />}
      back={{ to: ROUTES.dashboard, label: t('toQueues') }}
    >
      {merchant ? (
        <People key={merchant.id} merchant={merchant} />
      ) : (
        <MerchantMissing skeleton={<Skeleton height="8rem" radius="16px" />} />
      )}
      <PageLink to={ROUTES.activity}>{t('activity.title')}</PageLink>
    </StaffPage>
  );
}

function People({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const isOwner = useMay('team');
  const ownId = useAtomValue(sessionAtom)?.id;
  const { data, error, refetch, isFetching } = useAtomValue(managersQueryAtom);
  if (!data) {
    if (!error) return <Loading />;
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
    return <ErrorState title={t('managers.loadFailed')} error={error} {...retry} />;
  }
  const { managers, invitations } = data;
  return (
    <>
      <ManagerList merchant={merchant} managers={managers} />
      {isOwner && (
        <>
          <InviteForm />
          <InvitationList invitations={invitations} timeZone={merchant.timezone} />
          <HandOver others={managers.filter(({ userId }) => userId !== ownId)} />
          {managers.filter(({ role }) => role === 'owner').length === 1 && (
            <CloseForGood merchant={merchant} />
          )}
        </>
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton height="8rem" radius="16px" />
      <Skeleton height="8rem" radius="16px" />
    </SkeletonGroup>
  );
}
