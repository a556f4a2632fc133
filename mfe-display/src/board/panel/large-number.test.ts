import { numberSize, wordsSize } from './large-number.tsx';

test.each([
  { number: '7', size: 'min(128cqb, 83.3cqi)' },
  { number: 'A47', size: 'min(128cqb, 52cqi)' },
  { number: 'A147', size: 'min(128cqb, 45.7cqi)' },
  { number: 'AB1047', size: 'min(128cqb, 30cqi)' },
  { number: 'WM8', size: 'min(128cqb, 42cqi)' },
  { number: 'A103–A106', size: 'max(min(128cqb, 20.4cqi), min(58cqb, 36.9cqi))' },
])('DIS-002, CST-024 number $number fits its area', ({ number, size }) => {
  expect(numberSize([number])).toBe(size);
});

test('DIS-002 numbers side by side have the size of the widest', () => {
  expect(numberSize(['7', 'A147'])).toBe(numberSize(['A147']));
  expect(numberSize(['A7', 'A9–A12'])).toBe(numberSize(['A9–A12', 'A7']));
});

test('DIS-003 words fit their area too, on one line or two', () => {
  expect(wordsSize('Coda chiusa', 1)).toBe('min(34cqb, 13.2cqi)');
  expect(wordsSize('Nessuna chiamata ancora', 2)).toBe('min(34cqb, 10.1cqi)');
});
