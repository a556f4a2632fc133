import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useWords } from '../locales/texts.ts';
import { offeredCategoriesAtom } from './atoms.ts';
import s from './category-filter.module.css';
import { useFilters } from './filters.ts';

/** The featured categories as one row of options, whose height does not change when they load. */
export function CategoryFilter() {
  const t = useWords();
  const name = useId();
  const categories = useAtomValue(offeredCategoriesAtom);
  const { filters, changeFilters } = useFilters();
  const options = [{ id: null, name: t('explore.allCategories') }, ...categories];
  return (
    <fieldset className={s.filter}>
      <legend className={s.legend}>{t('explore.categories')}</legend>
      <div className={s.chips}>
        {options.map((option) => (
          <label key={option.id ?? 'all'} className={s.chip}>
            <input
              type="radio"
              className={s.radio}
              name={name}
              checked={option.id === filters.categoryId}
              onChange={() => changeFilters({ categoryId: option.id })}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
