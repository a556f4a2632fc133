import { render } from '@testing-library/react';
import { Plot } from './plot.tsx';

test.each([
  { value: 0, ticks: ['0', '1'] },
  { value: 1, ticks: ['0', '1'] },
  { value: 2, ticks: ['0', '1', '2'] },
  { value: 81, ticks: ['0', '20', '40', '60', '80'] },
])('the axis of a plot of $value people counts whole people', ({ value, ticks }) => {
  const bars = [{ key: '9', tick: '', label: '9:00', value }];
  const { container } = render(<Plot bars={bars} format={String} names={{ value: 'Arrivals' }} />);
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(texts.filter(Boolean)).toEqual(ticks);
});
