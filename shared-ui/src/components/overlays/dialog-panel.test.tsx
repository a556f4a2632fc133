import { screen, waitFor } from '@testing-library/react';
import { axeViolations, renderScreen } from '@turno/shared-ui/test';
import { ConfirmSheet } from '../index.ts';

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const ask = (isOnDesk: boolean) => {
  Reflect.set(window, 'matchMedia', () => ({
    matches: isOnDesk,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const onOpenChange = jest.fn();
  const onConfirm = jest.fn();
  const question = { isOpen: true, onOpenChange, onConfirm };
  const shown = renderScreen(
    <ConfirmSheet {...question} title="Chiudere la coda?" confirmLabel="Chiudi la coda">
      Nessuno potrà più prendere un numero.
    </ConfirmSheet>,
  );
  return { ...shown, onOpenChange, onConfirm };
};

test('MER-025 a question is a dialog on a desk: named, confirmed by its button, left by Escape', async () => {
  const { user, onOpenChange, onConfirm } = ask(true);
  const dialog = await screen.findByRole('dialog', { name: 'Chiudere la coda?' });
  expect(dialog).not.toHaveAttribute('data-sheet-content');
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Chiudi la coda' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

test('MER-025 a question is a sheet on a phone', async () => {
  ask(false);
  const dialog = await screen.findByRole('dialog', { name: 'Chiudere la coda?' });
  expect(dialog).toHaveAttribute('data-sheet-content');
});
