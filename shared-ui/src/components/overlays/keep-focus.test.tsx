import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@turno/shared-ui/test';
import { useState } from 'react';
import { ConfirmSheet, Sheet } from '../index.ts';

type Change = 'disabled' | 'removed' | 'answered';

/** A sheet whose button changes with its press: it is disabled, another takes its place, or it asks first. */
function Changing({ by, onClose }: { by: Change; onClose: () => void }) {
  const [isPressed, setPressed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const press = () => (by === 'answered' ? setAsking(true) : setPressed(true));
  return (
    <Sheet isOpen onOpenChange={onClose} title="Tickets">
      {isPressed && by !== 'disabled' ? (
        <p>Done</p>
      ) : (
        <button type="button" disabled={isPressed} onClick={press}>
          Press
        </button>
      )}
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Sure?"
        confirmLabel="Yes"
        onConfirm={() => {
          setPressed(true);
          setAsking(false);
        }}
      />
    </Sheet>
  );
}

test.each(['disabled', 'removed', 'answered'] as const)(
  'MER-025 Escape closes a sheet whose pressed button is %s',
  async (by) => {
    const onClose = jest.fn();
    const { user } = renderScreen(<Changing by={by} onClose={onClose} />);
    const sheet = await screen.findByRole('dialog', { name: 'Tickets' });
    (await screen.findByRole('button', { name: 'Press' })).focus();
    await user.keyboard('{Enter}');
    if (by === 'answered') {
      (await screen.findByRole('button', { name: 'Yes' })).focus();
      await user.keyboard('{Enter}');
      await screen.findByText('Done');
    }
    await waitFor(() => expect(sheet).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
