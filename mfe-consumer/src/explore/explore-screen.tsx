import { Page } from '../shared/page.tsx';
import { CategoryFilter } from './category-filter.tsx';
import s from './explore-screen.module.css';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MerchantList } from './merchant-list.tsx';
import { NearMeNotice } from './near-me-notice.tsx';
import { SearchBox } from './search-box.tsx';

/** The home page: find a merchant by code, by place, by name or by kind. */
export function ExploreScreen() {
  return (
    <Page isWide>
      <Hero />
      <div className={s.filters}>
        <SearchBox />
        <CategoryFilter />
      </div>
      <NearMeNotice />
      <MerchantList />
      <HowItWorks />
    </Page>
  );
}
