import { ApiError, type Route, serve } from '@turno/kit';
import {
  categoriesCall,
  categoryCall,
  franchisingCall,
  franchisingsCall,
  parentCategoriesCall,
  partnerOriginsCall,
} from '@turno/shared-types';
import type { Deps } from '../../figures/index.ts';
import { presentCategory, presentFranchising } from '../views/merchant.ts';

/** Categories and franchisings. */
export function catalogRoutes({ store }: Deps): Route[] {
  return [
    serve(parentCategoriesCall, async ({ query, locale }) => {
      const { categories } = await store.catalog.read();
      return [...categories.values()]
        .filter(isInUse)
        .filter(({ parentId, featured }) => parentId === null && (featured || !query.featured))
        .map((category) => presentCategory(category, locale));
    }),
    serve(categoriesCall, async ({ query, locale }) => {
      const { categories } = await store.catalog.read();
      return [...categories.values()]
        .filter(isInUse)
        .filter(({ parentId }) => query.parent_id === undefined || parentId === query.parent_id)
        .map((category) => presentCategory(category, locale));
    }),
    serve(categoryCall, async ({ params, locale }) => {
      const { categories } = await store.catalog.read();
      const category = categories.get(params.categoryId);
      if (!category) throw new ApiError('category_not_found');
      return presentCategory(category, locale);
    }),
    serve(franchisingsCall, async () => {
      const { franchisings } = await store.catalog.read();
      return [...franchisings.values()].filter(isInUse).map(presentFranchising);
    }),
    serve(franchisingCall, async ({ params }) => {
      const { franchisings } = await store.catalog.read();
      const franchising = franchisings.get(params.franchisingId);
      if (!franchising) throw new ApiError('franchising_not_found');
      return presentFranchising(franchising);
    }),
    serve(partnerOriginsCall, async () => {
      const { franchisings } = await store.catalog.read();
      const inUse = [...franchisings.values()].filter(isInUse);
      const origins = inUse.flatMap((franchising) => franchising.origins);
      return { origins: [...new Set(origins)] };
    }),
  ];
}

/** Retired entries stay for the merchants that use them, but are no longer offered. */
function isInUse({ retiredAt }: { retiredAt: Date | null }): boolean {
  return retiredAt === null;
}
