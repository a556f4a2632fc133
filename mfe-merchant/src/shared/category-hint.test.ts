import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestCategories } from '@turno/shared-types/rules';
import { registrationTexts as de } from '../locales/de/registration.ts';
import { registrationTexts as en } from '../locales/en/registration.ts';
import { registrationTexts as es } from '../locales/es/registration.ts';
import { registrationTexts as it } from '../locales/it/registration.ts';

type Category = { names: Record<string, string> };

const REFERENCE = join(__dirname, '../../../services/queues/data/reference.json');
const { categories } = JSON.parse(readFileSync(REFERENCE, 'utf8')) as { categories: Category[] };
const EXAMPLE = /[“«„](.+?)[”»“]/;

test.each(Object.entries({ it, en, es, de }))(
  'MER-004 the example of the hint is a category (%s)',
  (locale, { registration }) => {
    const [, example = ''] = EXAMPLE.exec(registration.categoryHint) ?? [];
    const names = categories.map(({ names }) => ({ name: names[locale] ?? '' }));
    expect(suggestCategories(names, example).map(({ name }) => name.toLowerCase())).toContain(
      example.toLowerCase(),
    );
  },
);
