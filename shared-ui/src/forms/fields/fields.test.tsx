import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { Stateful } from '../../../catalogue/frame.tsx';
import { showIn } from '../../../test/show-story.tsx';
import { NumberField, PasswordField, RadioGroup, Switch, TextArea } from '../index.ts';
import { digitsOf, numberOf, stepped } from './number-field.tsx';

describe('PasswordField', () => {
  test('is hidden until its owner wants to see it, by pointer and by keyboard', async () => {
    const { user } = showIn(
      <Stateful initial="">
        {(value, change) => <PasswordField label="Password" value={value} onChange={change} />}
      </Stateful>,
    );
    const box = screen.getByLabelText('Password');
    await user.type(box, 'corallo');
    expect(box).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostra la password' }));
    expect(box).toHaveAttribute('type', 'text');
    await user.tab({ shift: true });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(box).toHaveAttribute('type', 'password');
    expect(box).toHaveValue('corallo');
  });

  test('its error and its hint belong to the box', () => {
    showIn(
      <PasswordField
        label="Password"
        description="Almeno 8 caratteri"
        errorMessage="Troppo corta"
        value="abc"
        onChange={() => {}}
      />,
    );
    const box = screen.getByLabelText('Password');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Almeno 8 caratteri Troppo corta');
  });
});

describe('NumberField', () => {
  const show = (initial: number | null, limits: { min?: number; max?: number } = {}) =>
    showIn(
      <Stateful initial={initial}>
        {(value, change) => (
          <NumberField label="Capacità" value={value} onChange={change} {...limits} />
        )}
      </Stateful>,
    );
  const box = () => screen.getByRole('textbox', { name: 'Capacità' });

  test('CON-080 takes digits only', async () => {
    const { user } = show(null);
    await user.type(box(), '-1a2.5');
    expect(box()).toHaveValue('125');
    await user.clear(box());
    expect(box()).toHaveValue('');
  });

  test('steps by buttons and by arrow keys, and stops at its limits', async () => {
    const { user } = show(2, { min: 1, max: 3 });
    await user.click(screen.getByRole('button', { name: 'Aumenta Capacità' }));
    expect(box()).toHaveValue('3');
    expect(screen.getByRole('button', { name: 'Aumenta Capacità' })).toBeDisabled();
    await user.click(box());
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(box()).toHaveValue('1');
  });

  test('CON-080 whatever is typed, a whole number comes out, and a step stays inside its limits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = numberOf(digitsOf(text));
        expect(value === null || Number.isSafeInteger(value)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 0, max: 100 })),
        fc.integer({ min: -5, max: 5 }),
        (value, step) => {
          const next = stepped(value, step, { min: 1, max: 20 });
          expect(next).toBeGreaterThanOrEqual(1);
          expect(next).toBeLessThanOrEqual(20);
        },
      ),
    );
  });
});

describe('RadioGroup', () => {
  const OPTIONS = [
    { id: 'a', label: 'Singola' },
    { id: 'b', label: 'Multicoda', description: 'Quattro code' },
    { id: 'c', label: 'A orari', isDisabled: true },
  ];

  test('is one stop of the keyboard; arrows choose', async () => {
    const onChange = jest.fn();
    const { user } = showIn(
      <RadioGroup label="Tipo" options={OPTIONS} value={null} onChange={onChange} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Tipo' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Multicoda/ }));
    expect(onChange).toHaveBeenLastCalledWith('b');
    expect(screen.getByRole('radio', { name: 'A orari' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Multicoda/ })).toHaveAccessibleDescription(
      'Quattro code',
    );
  });

  test('MER-039 a choice that is locked cannot be made', async () => {
    const onChange = jest.fn();
    const { user } = showIn(
      <RadioGroup label="Tipo" options={OPTIONS} value="a" onChange={onChange} isDisabled />,
    );
    await user.click(screen.getByRole('radio', { name: /Multicoda/ }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('MER-057 a switch is turned by pointer and Space, and says what it is', async () => {
  const { user } = showIn(
    <Stateful initial={false}>
      {(value, change) => (
        <Switch isSelected={value} onChange={change} description="Chiude la coda">
          Aperto
        </Switch>
      )}
    </Stateful>,
  );
  const control = screen.getByRole('switch', { name: 'Aperto' });
  expect(control).toHaveAccessibleDescription('Chiude la coda');
  await user.click(control);
  expect(control).toBeChecked();
  await user.keyboard(' ');
  expect(control).not.toBeChecked();
});

test('several lines stop at their length', async () => {
  const { user } = showIn(
    <Stateful initial="">
      {(value, change) => (
        <TextArea label="Messaggio" value={value} onChange={change} maxLength={5} />
      )}
    </Stateful>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Messaggio' }), 'benvenuti');
  expect(screen.getByRole('textbox')).toHaveValue('benve');
});
