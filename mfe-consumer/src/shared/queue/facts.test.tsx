import { screen } from '@testing-library/react';
import { loadBeforeTests, renderScreen } from '@turno/shared-ui/test';
import { texts } from '../../locales/texts.ts';
import { Facts } from './facts.tsx';

loadBeforeTests(texts);

test('QUE-046 S-19 a figure that nobody knows is a dash, and reads as unknown, not as none', async () => {
  renderScreen(<Facts facts={[{ label: 'Attesa', value: null }]} />, { texts });
  expect(await screen.findByRole('definition')).toHaveTextContent('–Nessun dato');
});
