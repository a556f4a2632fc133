import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeViolations, newUser, passTime } from '@turno/shared-ui/test';
import { useState } from 'react';
import { Frame } from '../../../catalogue/frame.tsx';
import { showIn } from '../../../test/show-story.tsx';
import {
  Button,
  Checkbox,
  ConfirmSheet,
  LinkButton,
  SearchField,
  Select,
  Sheet,
  TextField,
} from '../index.ts';

let user: UserEvent;
beforeEach(() => {
  user = newUser();
});

describe('Button', () => {
  test('is pressed by pointer, Enter and Space', async () => {
    const onPress = jest.fn();
    showIn(<Button onPress={onPress}>Chiama</Button>);
    await user.click(screen.getByRole('button', { name: 'Chiama' }));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  test('IDN-027 while pending keeps its name and the focus and cannot be pressed', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<Button onPress={onPress}>Chiama</Button>);
    await user.tab();
    rerender(
      <Button onPress={onPress} isPending>
        Chiama
      </Button>,
    );
    await user.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Chiama/ })).toHaveFocus();
  });

  test('a link button is a link', () => {
    showIn(<LinkButton to="/scan">Scansiona</LinkButton>);
    expect(screen.getByRole('link', { name: 'Scansiona' })).toHaveAttribute('href', '/scan');
  });
});

describe('fields', () => {
  test('a text field ties its hint and its error to the box', () => {
    showIn(<TextField label="E-mail" description="Senza spazi" errorMessage="E-mail non valida" />);
    const box = screen.getByRole('textbox', { name: 'E-mail' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/Senza spazi.*E-mail non valida/);
  });

  test('a text field without an error is valid', () => {
    showIn(<TextField label="E-mail" />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeValid();
  });

  test('Escape and the button empty a search', async () => {
    const onChange = jest.fn();
    showIn(<SearchField label="Cerca" onChange={onChange} />);
    await user.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'pane');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.type(screen.getByRole('searchbox'), 'pane');
    await user.click(screen.getByRole('button', { name: 'Cancella' }));
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  test('CST-013 a search shows its spinner for 400 ms, however soon it ends', async () => {
    const searching = (isSearching: boolean) => (
      <Frame>
        <SearchField label="Cerca" isSearching={isSearching} />
      </Frame>
    );
    const { rerender } = render(searching(true));
    rerender(searching(false));
    await passTime(399);
    const spinner = () => screen.queryByRole('img', { name: 'Caricamento…' });
    expect(spinner()).toBeVisible();
    await passTime(1);
    expect(spinner()).toBeNull();
  });

  test('a checkbox is ticked with Space', async () => {
    const onChange = jest.fn();
    showIn(<Checkbox onChange={onChange}>Accetto</Checkbox>);
    await user.tab();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('checkbox', { name: 'Accetto' })).toBeChecked();
  });

  test('a select answers the id that was chosen', async () => {
    const onChange = jest.fn();
    const options = [
      { id: 1, label: 'Una' },
      { id: 2, label: 'Due' },
    ];
    showIn(
      <Select
        label="Persone"
        options={options}
        value={null}
        onChange={onChange}
        placeholder="Scegli"
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persone' }), 'Due');
    expect(onChange).toHaveBeenCalledWith(2);
  });
});

describe('Sheet', () => {
  function WithSheet({ isBlocking = false }: { isBlocking?: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Apri</Button>
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Quante persone?"
          isBlocking={isBlocking}
        >
          <Button>2</Button>
        </Sheet>
      </>
    );
  }

  test('is named by its title, and Escape gives the focus back', async () => {
    showIn(<WithSheet />);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quante persone?' });
    expect(await axeViolations(dialog)).toEqual([]);
    act(() => dialog.focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apri' })).toHaveFocus());
  });

  test('its button closes it', async () => {
    showIn(<WithSheet />);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a blocking one stays', async () => {
    showIn(<WithSheet isBlocking />);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('a confirmation says why it failed and can be left', async () => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    showIn(
      <ConfirmSheet
        isOpen
        onOpenChange={onOpenChange}
        title="Lasciare la coda?"
        confirmLabel="Lascia la coda"
        onConfirm={onConfirm}
        errorMessage="Biglietto non processabile"
      >
        Non si può annullare.
      </ConfirmSheet>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Lasciare la coda?' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Biglietto non processabile');
    await user.click(within(dialog).getByRole('button', { name: 'Lascia la coda' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
