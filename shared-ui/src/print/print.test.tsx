import { act, screen } from '@testing-library/react';
import { showIn } from '../../test/show-story.tsx';
import { PrintButton } from './index.ts';

test('MER-011 printing prints the sheet alone, on its paper, and the page comes back after it', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = showIn(
    <PrintButton page="a5">
      <article>Forno Aurora</article>
    </PrintButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('body > [data-print]')).toHaveTextContent('Forno Aurora');
  expect(document.querySelector('[data-print]')).toHaveAttribute('data-print', 'a5');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-print]')).toBeNull();
});
