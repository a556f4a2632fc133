import type { Merchant } from '@turno/shared-types';
import { Button, LinkButton } from '@turno/shared-ui/components';
import { formatDate, useTexts } from '@turno/shared-ui/i18n';
import { type LostMerchant, OnPublicSite, PublicSiteLink } from '@turno/shared-ui/my-merchants';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { leftMerchantIdAtom, merchantsAtom, myMerchantsQueryAtom } from '../merchant-atoms.ts';
import { StaffPage } from '../staff-page.tsx';

type ClosedForGoodProps = { merchant: Merchant; onGoOn: (next: Merchant) => void };

/** S-08: in place of every page of a merchant that closed for good, also while the page is open. */
export function ClosedForGood({ merchant, onGoOn }: ClosedForGoodProps) {
  const t = useTexts(texts);
  const date = formatDate(t, merchant.closedAt ?? '', merchant.timezone);
  return (
    <StaffPage title="Attività chiusa" heading={t('managers.closedForGood')} detail={merchant.name}>
      <p>{t('managers.closedForGoodHint', { date })}</p>
      <GoOn onGoOn={onGoOn} />
    </StaffPage>
  );
}

type NoLongerMemberProps = {
  lost: NonNullable<LostMerchant['lost']>;
  onGoOn: (next: Merchant) => void;
};

/**
 * S-08: in place of a page that was open when the account lost the merchant, its person left, or the merchant moved to another
 * site (SHL-017).
 */
export function NoLongerMember({ lost, onGoOn }: NoLongerMemberProps) {
  const t = useTexts(texts);
  const { id, name: place, isElsewhere } = lost;
  const isByChoice = useAtomValue(leftMerchantIdAtom) === id;
  if (isElsewhere) return <Moved place={place} onGoOn={onGoOn} />;
  return (
    <StaffPage title="Attività non più disponibile" heading={t('team.left.title')} detail={place}>
      <p>{t(isByChoice ? 'team.left.byChoice' : 'team.left.text', { place })}</p>
      <GoOn onGoOn={onGoOn} />
    </StaffPage>
  );
}

/** SHL-017, S-07: the merchant joined or left a franchise, so that the public site has it in place of this one. */
function Moved({ place, onGoOn }: { place: string; onGoOn: NoLongerMemberProps['onGoOn'] }) {
  const t = useTexts(texts);
  const next = useNextMerchant();
  return (
    <StaffPage title="Attività su un altro sito" heading={t('team.moved.title')} detail={place}>
      <p>{t('team.moved.text', { place })}</p>
      <div>
        <PublicSiteLink />
      </div>
      {next && <GoOn onGoOn={onGoOn} />}
    </StaffPage>
  );
}

function useNextMerchant(): Merchant | undefined {
  return useAtomValue(merchantsAtom).find(({ closedAt }) => !closedAt);
}

/** Links to another merchant of the account, to the site that has its merchants, or to registering a new one. */
function GoOn({ onGoOn }: Pick<NoLongerMemberProps, 'onGoOn'>) {
  const t = useTexts(texts);
  const next = useNextMerchant();
  const { data } = useAtomValue(myMerchantsQueryAtom);
  if (!next && data && data.elsewhere.length > 0) return <OnPublicSite />;
  if (!next) {
    return (
      <>
        <p>{t('team.left.none')}</p>
        <LinkButton to={ROUTES.addMerchant}>{t('addMerchant.title')}</LinkButton>
      </>
    );
  }
  return (
    <div>
      <Button onPress={() => onGoOn(next)}>{t('team.left.goOn', { place: next.name })}</Button>
    </div>
  );
}
