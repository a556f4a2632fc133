import { screen } from '@testing-library/react';
import type { Locale, PassPolicy } from '@turno/shared-types';
import { showIn } from '../../test/show-story.tsx';
import { usePolicyWords } from './policy-words.ts';

function Words({ policy }: { policy: PassPolicy }) {
  const words = usePolicyWords();
  return (
    <ul>
      {words(policy).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const TWICE = { maxUses: 2, period: 'validity', within: 'everywhere' } as const;
const MONDAY = { dayOfWeek: 1, start: '09:00', end: '13:00', date: null };
const DATED = { dayOfWeek: null, start: '10:00', end: '12:00', date: '2026-12-24' };

function lines(policy: Partial<PassPolicy>, language: Locale = 'en') {
  const { unmount } = showIn(
    <Words policy={{ limits: [], pause: null, hours: [], ...policy }} />,
    language,
  );
  const read = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return read;
}

test('PAS-003 rules that read the same are one line', () => {
  expect(lines({ limits: [TWICE, TWICE] })).toEqual(['2 times in total']);
});

test.each([
  {
    language: 'it',
    none: 'Nessun limite di utilizzi',
    dates: 'In alcune date valgono altri orari',
  },
  { language: 'en', none: 'No limit on uses', dates: 'Different hours on some dates' },
  {
    language: 'es',
    none: 'Sin límite de usos',
    dates: 'En algunas fechas se aplica otro horario',
  },
  { language: 'de', none: 'Beliebig oft', dates: 'An einzelnen Tagen gelten andere Zeiten' },
] as const)(
  'PAS-003 dates are exceptions to the week in $language',
  ({ language, none, dates }) => {
    expect(lines({ hours: [MONDAY, DATED] }, language)).toEqual([
      none,
      expect.stringContaining('09:00–13:00'),
      dates,
    ]);
  },
);

test.each([
  { language: 'it', only: 'Solo in alcune date' },
  { language: 'en', only: 'Only on some dates' },
  { language: 'es', only: 'Solo en algunas fechas' },
  { language: 'de', only: 'Nur an einzelnen Tagen' },
] as const)('PAS-003 dates without a week are all that a pass is good on in $language', (each) => {
  expect(lines({ hours: [DATED] }, each.language)[1]).toBe(each.only);
});
