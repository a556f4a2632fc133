import type { Merchant } from '@turno/shared-types';
import { emitAtom, propsAtom } from '@turno/shared-ui/boot';
import { Button, EmptyState, usePageToast } from '@turno/shared-ui/components';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { mayAt, roleAt, useLostMerchant, useNotifyRole } from '@turno/shared-ui/my-merchants';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { ROUTES, SCANNER_PATH } from '../../paths.ts';
import { merchantAtom, merchantEventAtom, myMerchantsQueryAtom } from '../merchant-atoms.ts';
import { useAddressedMerchant, useHasOwnAddress } from '../own-queue.ts';
import { StaffPage } from '../staff-page.tsx';
import { ClosedForGood, NoLongerMember } from './merchant-ended.tsx';
import { mayOpenAtomFor, PAGE_PERMISSIONS, type StaffPath } from './page-access.ts';
import { PageLink } from './page-link.tsx';

type PermittedProps = {
  path: StaffPath;
  /** Whether the scanner opens instead of the page for a person who only works at the entrance. */
  opensScanner?: boolean;
  children: ReactNode;
};

/**
 * S-08: a page for people whose role permits it at the merchant of the address, or else at the shown merchant; all others see
 * why they may not open it. Changes of the role, and the loss or end of the merchant, take effect while the page is open.
 */
export function Permitted({ path, opensScanner = false, children }: PermittedProps) {
  const merchant = useAddressedMerchant();
  useNotifyRole(myMerchantsQueryAtom, merchantAtom);
  const { lost, show } = useLostMerchant(merchant, myMerchantsQueryAtom, merchantAtom);
  const hasOwnAddress = useHasOwnAddress();
  const navigate = useNavigate();
  const goOn = (next: Merchant) => {
    show(next);
    // The back button must not lead to a page of the lost merchant.
    if (hasOwnAddress) void navigate(ROUTES.dashboard, { replace: true });
  };
  const isAllowed = merchant !== null && mayAt(merchant, PAGE_PERMISSIONS[path]);
  // A person who never had access to this page is not told about a change.
  const [opened, setOpened] = useState<string | null>(null);
  const page = `${path} ${merchant?.id}`;
  if (isAllowed && opened !== page) setOpened(page);
  if (lost) return <NoLongerMember lost={lost} onGoOn={goOn} />;
  if (merchant?.closedAt) return <ClosedForGood merchant={merchant} onGoOn={goOn} />;
  // Without a merchant the page itself says that it loads, or that there is none.
  if (!merchant || isAllowed) return children;
  const isChanged = opened === page;
  return <NotPermitted merchant={merchant} opensScanner={opensScanner} isChanged={isChanged} />;
}

type NotPermittedProps = {
  merchant: Merchant;
  opensScanner: boolean;
  /** Whether the role permitted the page before. */
  isChanged: boolean;
};

function NotPermitted({ merchant, opensScanner, isChanged }: NotPermittedProps) {
  const t = useTexts(texts);
  const emit = useSetAtom(emitAtom);
  const toast = usePageToast();
  const role = t(`team.roles.${roleAt(merchant)}`);
  const isLeaving = opensScanner && merchant.staffRole === 'door';
  const changed = isChanged ? t('team.notPermitted.changed', { place: merchant.name, role }) : null;
  useEffect(() => {
    if (!isLeaving) return;
    if (changed !== null) toast.warning(changed);
    emit({ type: 'navigate-away', path: SCANNER_PATH, replace: true });
  }, [isLeaving, changed, toast, emit]);
  // When the role changes, the page appears immediately.
  useFollowedMerchant(merchant.id, merchantEventAtom);
  // The links of the page refer to the shown merchant.
  const isCalling = useAtomValue(mayOpenAtomFor(ROUTES.dashboard)) === true;
  return (
    <StaffPage
      title="Pagina non disponibile"
      heading={t('team.notPermitted.title')}
      {...(isCalling ? { back: { to: ROUTES.dashboard, label: t('toQueues') } } : {})}
    >
      <EmptyState
        title={t('team.notPermitted.text', { place: merchant.name, role })}
        action={isCalling ? undefined : <ScannerButton />}
      />
      <PageLink to={ROUTES.managers}>{t('managers.title')}</PageLink>
    </StaffPage>
  );
}

/** Opens the entrance, which another remote renders; not offered where the remote is a page of its own. */
function ScannerButton() {
  const t = useTexts(texts);
  const emit = useSetAtom(emitAtom);
  if (useAtomValue(propsAtom).siteBase !== undefined) return null;
  const open = () => emit({ type: 'navigate-away', path: SCANNER_PATH });
  return <Button onPress={open}>{t('team.notPermitted.scanner')}</Button>;
}
