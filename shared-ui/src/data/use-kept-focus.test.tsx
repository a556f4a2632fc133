import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { passTime } from '../../test/clock.ts';
import { showIn } from '../../test/show-story.tsx';
import { useKeptFocus } from './index.ts';

/** Rows with two buttons each, of which the second removes the row. */
function Names() {
  const [names, setNames] = useState(['Anna', 'Luca', 'Sofia']);
  return (
    <>
      <section ref={useKeptFocus()}>
        <h2>Persone</h2>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button">Apri {name}</button>
                <button type="button" onClick={() => setNames(names.filter((n) => n !== name))}>
                  Togli {name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <h2>Altro</h2>
      </section>
      <button type="button" onClick={() => setNames([])}>
        Svuota
      </button>
    </>
  );
}

const remove = (name: string) => screen.getByRole('button', { name: `Togli ${name}` });

/** Removes a row as others do: no pointer of this person presses it. */
const takeAway = (name: string) => fireEvent.click(remove(name));

test('a removed row hands the focus to the same place of its neighbour, and the last one to the heading', async () => {
  const { user } = showIn(<Names />);
  await user.click(remove('Luca'));
  await waitFor(() => expect(remove('Sofia')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(remove('Anna')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Persone' })).toHaveFocus());
});

test('a row that others remove takes no focus from where the person works', async () => {
  const { user } = showIn(<Names />);
  screen.getByRole('button', { name: 'Apri Anna' }).focus();
  const empty = screen.getByRole('button', { name: 'Svuota' });
  await user.click(empty);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(empty).toHaveFocus();
});

test('S-21 a row that others remove gives no focus to who has clicked beside the list, or left it by the keyboard', async () => {
  const { user } = showIn(<Names />);
  remove('Luca').focus();
  await user.click(document.body);
  expect(document.body).toHaveFocus();
  takeAway('Luca');
  await passTime(1_000);
  expect(document.body).toHaveFocus();

  remove('Anna').focus();
  const elsewhere = screen.getByRole('button', { name: 'Svuota' });
  elsewhere.focus();
  elsewhere.blur();
  takeAway('Anna');
  await passTime(1_000);
  expect(document.body).toHaveFocus();
});

test('a page that is inert for a moment, below a question that closes, has the focus right after', async () => {
  const { user } = showIn(<Names />);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const press = remove('Luca');
  press.focus();
  // jsdom knows no inert page: it takes no focus.
  focus.mockImplementationOnce(() => undefined);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(remove('Sofia')).toHaveFocus());
  focus.mockRestore();
});

/** A list that goes with its last row. */
function Waiting() {
  const [names, setNames] = useState(['Anna']);
  const keepFocus = useKeptFocus();
  return (
    <main>
      <h2>Coda</h2>
      {names.length > 0 && (
        <section ref={keepFocus}>
          <h3>In attesa</h3>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setNames([])}>
                  Togli {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>Altro</h2>
      <button type="button" onClick={() => setNames([])}>
        Svuota
      </button>
    </main>
  );
}

test('a list that goes with its last row leaves the focus to the heading before it', async () => {
  const { user } = showIn(<Waiting />);
  await user.click(remove('Anna'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Coda' })).toHaveFocus());
});

test('a list that goes by itself takes no focus from where the person works', async () => {
  const { user } = showIn(<Waiting />);
  remove('Anna').focus();
  const empty = screen.getByRole('button', { name: 'Svuota' });
  await user.click(empty);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(empty).toHaveFocus();
});
