import { isMerchant } from '@turno/shared-types/rules';
import { LazyPart, lazySource } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { Page } from '../shared/page/page.tsx';
import { roleAtom } from '../shared/session/atoms.ts';
import { CategoryFilter } from './category-filter.tsx';
import s from './explore-screen.module.css';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MerchantList } from './merchant-list.tsx';
import { NearMeNotice } from './near-me-notice.tsx';
import { OwnPlace } from './own-place.tsx';
import { SearchBox } from './search-box.tsx';

// Only who has a session can hold a ticket: nobody else loads this.
const ongoingTickets = lazySource(() =>
  import('./ongoing-tickets.tsx').then((module) => module.OngoingTickets),
);

/** The home page: find a merchant by code, by place, by name or by kind. */
export function ExploreScreen() {
  const role = useAtomValue(roleAtom);
  return (
    <Page isWide>
      {role !== null && !isMerchant(role) && <LazyPart source={ongoingTickets} fallback={null} />}
      <Hero />
      <div className={s.filters}>
        <SearchBox />
        <CategoryFilter />
      </div>
      <NearMeNotice />
      <MerchantList />
      <HowItWorks />
      <OwnPlace />
    </Page>
  );
}
