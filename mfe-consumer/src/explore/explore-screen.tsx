import { isMerchant } from '@turno/shared-types/rules';
import { brandAtom, emitAtom, franchiseIdAtom } from '@turno/shared-ui/boot';
import { LazyPart, lazySource } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect } from 'react';
import { Page } from '../shared/page/page.tsx';
import { roleAtom } from '../shared/session/atoms.ts';
import { loadOngoingTickets } from '../shared/tickets/load-ongoing-tickets.ts';
import { isListedAtom } from './atoms.ts';
import { CategoryFilter } from './category-filter.tsx';
import s from './explore-screen.module.css';
import { useFilteredList } from './filters.ts';
import { AddMerchantPrompt } from './intro/add-merchant-prompt.tsx';
import { HomeHeader } from './intro/home-header.tsx';
import { HowItWorks } from './intro/how-it-works.tsx';
import { MerchantList } from './list/merchant-list.tsx';
import { NearMeNotice } from './near-me-notice.tsx';
import { SearchBar } from './search-bar.tsx';

// Only a person with a session holds tickets, so a visitor without one never loads this part.
const ongoingTickets = lazySource(loadOngoingTickets);

/** The home page: find a merchant by code, position, name or category; on a phone the list begins above the fold. */
export function ExploreScreen() {
  const role = useAtomValue(roleAtom);
  useFilteredList();
  useUnknownFranchise();
  return (
    <Page
      isWide
      dock={
        role !== null && !isMerchant(role) && <LazyPart source={ongoingTickets} fallback={null} />
      }
    >
      <HomeHeader />
      <div className={s.filters}>
        <SearchBar />
        <NearMeNotice />
        <CategoryFilter />
      </div>
      <MerchantList />
      <BelowList />
    </Page>
  );
}

/** The content below the list appears together with the last card, so that it never moves. */
function BelowList() {
  const isListed = useDeferredValue(useAtomValue(isListedAtom));
  return (
    isListed && (
      <>
        <HowItWorks />
        <AddMerchantPrompt />
      </>
    )
  );
}

/** Reports to the host that the franchise it names does not exist. */
function useUnknownFranchise(): void {
  const franchiseId = useAtomValue(franchiseIdAtom);
  const { error } = useAtomValue(brandAtom);
  const emit = useSetAtom(emitAtom);
  const isUnknown = error instanceof CallError && error.code === 'franchising_not_found';
  useEffect(() => {
    if (!isUnknown) return;
    const message = `franchise-id ${franchiseId} is unknown to the gateway`;
    emit({ type: 'error', reason: 'franchise', message });
  }, [isUnknown, franchiseId, emit]);
}
