import { screen, within } from '@testing-library/react';
import { loadSheet } from '@turno/shared-ui/components';
import { showIn } from '../../test/show-story.tsx';
import { ActionSheet, ListRow, ListRows, NumberBadge, Progress } from './index.ts';

test('MER-055 a row leads somewhere as a whole, with what it counts', async () => {
  const onPress = jest.fn();
  const { user } = showIn(
    <ListRows label="Impostazioni">
      <ListRow
        to="/merchant-queues"
        label="Code"
        badge={<NumberBadge count={3} label="3 code" />}
      />
      <ListRow onPress={onPress} label="Ristampa il QR" />
      <ListRow onPress={onPress} label="Ferma" isDisabled />
    </ListRows>,
  );
  const link = screen.getByRole('link', { name: /Code.*3 code/ });
  expect(link).toHaveAttribute('href', '/merchant-queues');
  screen.getByRole('button', { name: 'Ristampa il QR' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Ferma' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a large figure is capped on the screen and announced in full', () => {
  showIn(<NumberBadge count={120} label="120 biglietti" />);
  expect(screen.getByText('99+')).toBeInTheDocument();
  expect(screen.getByText('120 biglietti')).toBeInTheDocument();
});

test('progress announces its value, or that it is unknown', () => {
  const { rerender } = showIn(
    <Progress label="Avanzamento" value={3} max={5} valueText="3 di 5" />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Avanzamento' });
  expect(bar).toHaveAttribute('value', '3');
  expect(bar).toHaveAttribute('aria-valuetext', '3 di 5');
  rerender(<Progress label="Avanzamento" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});

test('the actions of a row are in a sheet that goes before they act', async () => {
  await loadSheet();
  const [onPress, onOpenChange] = [jest.fn(), jest.fn()];
  const actions = [
    { id: 'edit', label: 'Modifica', onPress },
    { id: 'delete', label: 'Elimina', onPress, isDisabled: true },
  ];
  const { user } = showIn(
    <ActionSheet isOpen onOpenChange={onOpenChange} title="Banco" actions={actions} />,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Banco' });
  expect(within(sheet).getByRole('button', { name: 'Elimina' })).toBeDisabled();
  await user.click(within(sheet).getByRole('button', { name: 'Modifica' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onPress).toHaveBeenCalledTimes(1);
});
