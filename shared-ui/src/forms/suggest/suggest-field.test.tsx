import { screen, within } from '@testing-library/react';
import { axeViolations } from '@turno/shared-ui/test';
import fc from 'fast-check';
import { Stateful } from '../../../catalogue/frame.tsx';
import { showIn } from '../../../test/show-story.tsx';
import { SuggestField } from '../index.ts';
import { activeAfter } from './use-suggestions.ts';

const PLACES = [
  { id: 1, label: 'Forno Aurora', description: 'Via dei Tigli 4' },
  { id: 2, label: 'Forno Vecchio' },
];

function show() {
  const onChoose = jest.fn();
  const shown = showIn(
    <Stateful initial="">
      {(value, change) => (
        <SuggestField
          label="Attività"
          value={value}
          onChange={change}
          suggestions={
            value.length < 3 ? null : PLACES.filter(({ label }) => label.includes(value))
          }
          onChoose={(chosen) => {
            onChoose(chosen.id);
            change(chosen.label);
          }}
        />
      )}
    </Stateful>,
  );
  return { ...shown, onChoose };
}
const box = () => screen.getByRole('combobox', { name: 'Attività' });

test('MER-001, MER-004: suggestions come from three characters on and are counted aloud', async () => {
  const { user, container } = show();
  await user.type(box(), 'Fo');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box(), 'r');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByText('2 risultati')).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
  await user.type(box(), 'x');
  expect(screen.getByText('Nessun risultato')).toBeInTheDocument();
});

test('MER-001 arrow keys choose, in sight, while the box keeps the focus', async () => {
  const { user, onChoose } = show();
  await user.type(box(), 'For');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Forno Vecchio' });
  expect(scrolled.mock.contexts.at(-1)).toBe(second);
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', second.id);
  expect(box()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(2);
  expect(box()).toHaveValue('Forno Vecchio');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('MER-004 a suggestion that asks for others is not counted, and the list stays', async () => {
  const MORE = { id: 0, label: 'Mostra tutto', keepsOpen: true };
  const [aurora, vecchio] = PLACES;
  const { user, container } = showIn(
    <Stateful initial={0}>
      {(asked, ask) => (
        <SuggestField
          label="Attività"
          value="Aurora"
          onChange={() => undefined}
          suggestions={(asked === 0 ? [aurora, MORE] : [aurora, vecchio]).flatMap(
            (each) => each ?? [],
          )}
          onChoose={() => ask(1)}
        />
      )}
    </Stateful>,
  );
  await user.click(box());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('1 risultato')).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(box()).toHaveFocus();
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByText('2 risultati')).toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Forno Vecchio' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a tap chooses, Escape and leaving the box close', async () => {
  const { user, onChoose } = show();
  await user.type(box(), 'For');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('option', { name: /Aurora/ }));
  expect(onChoose).toHaveBeenCalledWith(1);
  await user.clear(box());
  await user.type(box(), 'For');
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys go round the list and the box, never outside', () => {
  const keys = fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', 'a'));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), keys, (count, pressed) => {
      const active = pressed.reduce<number | null>((at, key) => activeAfter(at, key, count), null);
      expect(active === null || (active >= 0 && active < count)).toBe(true);
    }),
  );
});
