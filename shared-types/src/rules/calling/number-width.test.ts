import { numberWidth } from './number-width.ts';

test.each([
  { number: '', width: 0 },
  { number: '1054', width: 4 },
  { number: 'B12', width: 3.2 },
  { number: 'WMOQ9', width: 6.36 },
])('CON-051 DIS-002 "$number" is as wide as $width digits', ({ number, width }) => {
  expect(numberWidth(number)).toBeCloseTo(width);
});
