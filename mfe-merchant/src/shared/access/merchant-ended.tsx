import type { Merchant } from '@turno/shared-types';
import { sessionAtom } from '@turno/shared-ui/boot';
import { Button, LinkButton } from '@turno/shared-ui/components';
import { formatDate, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import {
  leftMerchantIdAtom,
  merchantAtom,
  merchantsAtom,
  myMerchantsQueryAtom,
} from '../merchant-atoms.ts';
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

type NoLongerMemberProps = { lost: Known; onGoOn: (next: Merchant) => void };

/** S-08: in place of a page that was open when the account lost the merchant, or its person left. */
export function NoLongerMember({ lost: { id, name: place }, onGoOn }: NoLongerMemberProps) {
  const t = useTexts(texts);
  const isByChoice = useAtomValue(leftMerchantIdAtom) === id;
  return (
    <StaffPage title="Attività non più disponibile" heading={t('team.left.title')} detail={place}>
      <p>{t(isByChoice ? 'team.left.byChoice' : 'team.left.text', { place })}</p>
      <GoOn onGoOn={onGoOn} />
    </StaffPage>
  );
}

/** The way to another merchant of the account, or to a new one. */
function GoOn({ onGoOn }: Pick<NoLongerMemberProps, 'onGoOn'>) {
  const t = useTexts(texts);
  const next = useAtomValue(merchantsAtom).find(({ closedAt }) => !closedAt);
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

/**
 * The merchant that the page showed, once the account no longer has it: without a word the page would go on
 * with another merchant. `show` shows that one.
 */
export function useLostMerchant(shown: Merchant | null) {
  const userId = useAtomValue(sessionAtom)?.id;
  const { data } = useAtomValue(myMerchantsQueryAtom);
  const choose = useSetAtom(merchantAtom);
  const [known, setKnown] = useState<Known | null>(null);
  const isLost =
    known !== null &&
    known.userId === userId &&
    data !== undefined &&
    !data.merchants.some(({ id }) => id === known.id);
  const isKnown = shown?.id === known?.id && userId === known?.userId;
  useEffect(() => {
    if (shown && !isLost && !isKnown) setKnown({ userId, id: shown.id, name: shown.name });
  }, [shown, isLost, isKnown, userId]);
  return {
    lost: isLost ? known : null,
    show: ({ id, name }: Merchant) => {
      choose(id);
      setKnown({ userId, id, name });
    },
  };
}

type Known = { userId: number | undefined; id: number; name: string };
