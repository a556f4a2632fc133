import { spanText } from './span-text.ts';

test.each([
  [0, 'it', '0 minuti'],
  [1, 'it', '1 secondo'],
  [50, 'en', '50 seconds'],
  [300, 'de', '5 Minuten'],
  [5_400, 'it', '1 ora 30 minuti'],
  [3_600, 'es', '1 hora'],
  [93_600, 'en', '1 day 2 hours'],
])('CST-012 %i seconds in %s read %s', (seconds, language, text) => {
  expect(spanText(seconds, language)).toBe(text);
});
