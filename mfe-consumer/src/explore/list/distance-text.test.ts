import { distanceText } from './merchant-card.tsx';

test.each([
  [0.123, 'it', '0,1 km'],
  [1.26, 'it', '1,3 km'],
  [1.26, 'en', '1.3 km'],
  [12, 'de', '12,0 km'],
])('CST-024, G-54: %d km in %s reads %s', (kilometres, locale, text) => {
  expect(distanceText(kilometres, locale).replace(/\s/g, ' ')).toBe(text);
});
