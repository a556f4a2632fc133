import type { Merchant } from '@turno/shared-types';
import {
  Button,
  EmptyState,
  ErrorState,
  Plus,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { kioskPath, ROUTES } from '../paths.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import { MerchantSwitcher } from '../shared/merchant-switcher.tsx';
import s from '../shared/sections.module.css';
import { StaffPage } from '../shared/staff-page.tsx';
import { AddressForm } from './address-form.tsx';
import { boardsEventAtom, boardsQueryAtom } from './board-atoms.ts';
import { BoardRow } from './board-row.tsx';
import { PairSheet } from './pair-sheet.tsx';

/** DIS-002: the screens of a merchant: pairs one by the code it shows, changes its settings, and unpairs it. */
export function BoardsScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  useFollowedMerchant(merchant?.id ?? null, boardsEventAtom);
  return (
    <StaffPage
      title="Schermi"
      heading={t('boards.title')}
      detail={t('boards.hint')}
      aside={<MerchantSwitcher />}
      back={{ to: ROUTES.dashboard, label: t('toQueues') }}
    >
      {!merchant && <MerchantMissing skeleton={<Skeleton height="12rem" radius="16px" />} />}
      {merchant && <Boards key={merchant.id} merchant={merchant} />}
    </StaffPage>
  );
}

function Boards({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const [isPairing, setPairing] = useState(false);
  return (
    <div className={s.sections}>
      <section className={s.section}>
        <div>
          <Button onPress={() => setPairing(true)} isDisabled={!isOnline}>
            <Plus size={20} aria-hidden />
            {t('boards.pair')}
          </Button>
        </div>
        {!isOnline && <p className={s.quiet}>{t('boards.offline')}</p>}
        <List merchant={merchant} />
      </section>
      <AddressForm merchant={merchant} />
      <PairSheet merchantId={merchant.id} isOpen={isPairing} onOpenChange={setPairing} />
    </div>
  );
}

function List({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = useAtomValue(boardsQueryAtom);
  if (data === undefined && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton height="8rem" radius="12px" />
      </SkeletonGroup>
    );
  if (data.length === 0) {
    return (
      <EmptyState title={t('boards.none')}>
        {t('boards.noneHint', { kiosk: kioskPath(merchant.id) })}
      </EmptyState>
    );
  }
  return (
    <ul className={s.rows}>
      {data.map((board) => (
        <BoardRow key={board.id} board={board} merchant={merchant} />
      ))}
    </ul>
  );
}
