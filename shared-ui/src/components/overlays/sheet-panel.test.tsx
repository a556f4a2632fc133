import { screen } from '@testing-library/react';
import { renderScreen } from '@turno/shared-ui/test';
import { SheetPanel } from './sheet-panel.tsx';

test('SHL-010 an open sheet is as wide as the window, not as the page was when it opened', async () => {
  renderScreen(
    <SheetPanel isOpen onOpenChange={() => undefined} title="Prova">
      <p>Testo</p>
    </SheetPanel>,
  );
  const overlay = (await screen.findByText('Testo')).closest('.overlay');
  expect(overlay).toHaveStyle({ width: '100vw' });
});
