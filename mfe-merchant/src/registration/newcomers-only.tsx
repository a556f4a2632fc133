import { isMerchant } from '@turno/shared-types/rules';
import { franchiseIdAtom, RedirectBecause, sessionAtom } from '@turno/shared-ui/boot';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSearchParams } from '@turno/shared-ui/router';
import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ANOTHER_PLACE, anotherPlacePath, ROUTES } from '../paths.ts';
import { myMerchantsQueryAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import { StaffPage, StaffPageSkeleton } from '../shared/staff-page.tsx';
import { REGISTRATION_TITLE, registrationAtom } from './registration.ts';

/**
 * SHL-007: guards the screens of the registration and redirects merchants home. An account without an open merchant may
 * register one (152), and any account another one if the address says so (389). This is decided only once, because an account
 * that registers here has a merchant in the end, and the screen must then continue. A registration that was interrupted after
 * its merchant was created, or whose account has just become the session, may continue too.
 */
export function NewcomersOnly({ children }: { children: ReactNode }) {
  const role = useAtomValue(sessionAtom)?.roles[0];
  const isRegistering = useAtomValue(isRegisteringAtom);
  const isAnother = useIsAnother();
  const [isNewcomer, setNewcomer] = useState(() =>
    isMerchant(role) && !isRegistering && !isAnother ? null : true,
  );
  if (isNewcomer === null) return <FindMerchants onFound={(isFound) => setNewcomer(!isFound)} />;
  if (!isNewcomer) return <RedirectBecause to={ROUTES.root} reason="otherAccount" />;
  return children;
}

/** IDN-036: whether a signed-in account registers another place; not on the site of a franchise, which would not show it. */
export function useIsAnother(): boolean {
  const [query] = useSearchParams();
  const isAccount = isMerchant(useAtomValue(sessionAtom)?.roles[0]);
  const isOfFranchise = useAtomValue(franchiseIdAtom) !== null;
  return isAccount && !isOfFranchise && query.get(ANOTHER_PLACE.name) === ANOTHER_PLACE.value;
}

/** Returns the address of a page within this registration. */
export function useRegistrationPath(): (path: string) => string {
  const isAnother = useIsAnother();
  return (path) => (isAnother ? anotherPlacePath(path) : path);
}

/** Whether the account belongs to an unfinished registration whose merchant already exists. */
const isRegisteringAtom = atom((get) => {
  const registration = get(registrationAtom);
  if (!registration || registration.merchantId === null) return false;
  return registration.personId === get(sessionAtom)?.id;
});

/** Reports whether the account has an open merchant, after which the list is no longer polled. */
function FindMerchants({ onFound }: { onFound: (isFound: boolean) => void }) {
  const t = useTexts(texts);
  const { data, error } = useAtomValue(myMerchantsQueryAtom);
  const isElsewhere = data?.merchants.length === 0 && data.elsewhere.length > 0;
  useEffect(() => {
    if (data && !isElsewhere) onFound(data.merchants.some(({ closedAt }) => !closedAt));
  }, [data, isElsewhere, onFound]);
  if (!isElsewhere && (data || !error)) return <StaffPageSkeleton />;
  return (
    <StaffPage title={REGISTRATION_TITLE} heading={t('addMerchant.title')}>
      <MerchantMissing skeleton={null} />
    </StaffPage>
  );
}
