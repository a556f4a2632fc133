import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';

/** The categories a merchant of this one is found under: it and its parent. */
export async function categoryIdsOf({ store }: Deps, categoryId: number): Promise<number[]> {
  const { categories } = await store.catalog.read();
  const category = categories.get(categoryId);
  if (!category) {
    throw new ApiError('category_not_found', null, [
      { message: 'category_not_found', field: 'categoryId' },
    ]);
  }
  return category.parentId === null ? [category.id] : [category.id, category.parentId];
}
