import type { Merchant } from '@turno/shared-types';
import { Button, PageTitle } from '@turno/shared-ui/components';
import { formatDate, useTexts } from '@turno/shared-ui/i18n';
import { type LostMerchant, OnPublicSite, PublicSiteLink } from '@turno/shared-ui/my-merchants';
import { useAtomValue } from 'jotai';
import { texts } from './locales/texts.ts';
import { myMerchantsQueryAtom } from './shared/merchant-atoms.ts';

type MerchantEndedProps = Pick<LostMerchant, 'lost' | 'show'> & {
  /** The shown merchant; if none was lost, it has closed for good. */
  merchant: Merchant | null;
};

/** S-08: in place of the scanner of a merchant that the account has lost, that moved to another site or closed for good. */
export function MerchantEnded({ merchant, lost, show }: MerchantEndedProps) {
  const t = useTexts(texts);
  const { data } = useAtomValue(myMerchantsQueryAtom);
  const next = data?.merchants.find(({ closedAt }) => !closedAt);
  const reason = lost ? (lost.isElsewhere ? 'moved' : 'left') : 'closed';
  const place = lost?.name ?? '';
  const date = merchant?.closedAt ? formatDate(t, merchant.closedAt, merchant.timezone) : '';
  return (
    <>
      {/* SHL-023: the document's title is Italian in every language. */}
      <PageTitle title="Ingressi e pass">{t(`ended.${reason}`)}</PageTitle>
      <p>{t(`ended.${reason}Hint`, { place, date })}</p>
      {reason === 'moved' && (
        <div>
          <PublicSiteLink />
        </div>
      )}
      {next && (
        <div>
          <Button onPress={() => show(next)}>{t('ended.goOn', { place: next.name })}</Button>
        </div>
      )}
      {!next &&
        reason !== 'moved' &&
        (data && data.elsewhere.length > 0 ? <OnPublicSite /> : <p>{t('ended.none')}</p>)}
    </>
  );
}
