import { act, screen, within } from '@testing-library/react';
import { showIn } from '../../test/show-story.tsx';
import { qrPath } from '../qr/qr-code.tsx';
import { Poster, PrintButton } from './index.ts';
import { posterAddress } from './poster.tsx';

const URL = 'https://www.turno.example/m/forno-aurora';

test.each([
  [URL, 'turno.example/m/forno-aurora'],
  ['http://turno.example/', 'turno.example'],
  ['https://wwwonder.example/m/x', 'wwwonder.example/m/x'],
])('MER-011 %s is written as %s', (url, written) => {
  expect(posterAddress(url)).toBe(written);
});

test('MER-011, CST-016: the poster has the name, a code of level H, three steps and the address', () => {
  showIn(<Poster name="Forno Aurora" url={URL} />);
  const poster = screen.getByRole('article', { name: 'Forno Aurora' });
  expect(within(poster).getByRole('img', { name: /Forno Aurora/ })).toHaveAttribute('width', '200');
  expect(within(poster).getAllByRole('listitem')).toHaveLength(3);
  expect(within(poster).getByText('turno.example/m/forno-aurora')).toBeInTheDocument();
  expect(qrPath(URL, 'H').side).toBeGreaterThan(qrPath(URL).side);
});

test('MER-011 printing prints the poster alone, and the page comes back after it', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = showIn(
    <PrintButton>
      <Poster name="Forno Aurora" url={URL} />
    </PrintButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('body > [data-print]')).toHaveTextContent('Forno Aurora');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-print]')).toBeNull();
});
