import { act, screen } from '@testing-library/react';
import { showIn } from '../../test/show-story.tsx';
import { OverlaysContext } from '../components/context/frame-context.ts';
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

test('MER-011 in an embed the sheet prints from the shadow root, and nothing of the page around it', async () => {
  window.print = jest.fn();
  const styles: string[] = [];
  class FakeSheet {
    replaceSync = (text: string) => void styles.push(text);
  }
  const restore = { CSSStyleSheet: globalThis.CSSStyleSheet };
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  document.adoptedStyleSheets = [];
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const overlays = shadow.appendChild(document.createElement('div'));
  const { user } = showIn(
    // In a shadow root the sheets of a mount are in another one, at the end of the page.
    <OverlaysContext value={overlays}>
      <PrintButton page="a5">
        <article>Forno Aurora</article>
      </PrintButton>
    </OverlaysContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Stampa' }));
  expect(shadow.querySelector('[data-print]')).toHaveTextContent('Forno Aurora');
  expect(document.querySelector('[data-print]')).toBeNull();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(styles[0]).toContain('size: A5');
  expect(host).toHaveAttribute('data-turno-prints');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(host).not.toHaveAttribute('data-turno-prints');
  Object.assign(globalThis, restore);
  host.remove();
});
