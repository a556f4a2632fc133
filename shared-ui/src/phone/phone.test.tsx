import { screen } from '@testing-library/react';
import { Stateful } from '../../catalogue/frame.tsx';
import { showIn } from '../../test/show-story.tsx';
import { isPhoneOrEmpty, PhoneField } from './index.ts';

const show = (initial = '') =>
  showIn(
    <Stateful initial={initial}>
      {(value, change) => (
        <>
          <PhoneField label="Telefono" value={value} onChange={change} />
          <output>{value}</output>
        </>
      )}
    </Stateful>,
  );
const country = () => screen.findByRole('combobox', { name: 'Prefisso del paese' });

test('CON-041 the country is Italy unless its owner says otherwise', async () => {
  const { user } = show();
  expect(await country()).toHaveDisplayValue(/Italia \+39/);
  await user.type(screen.getByRole('textbox', { name: 'Telefono' }), '3401234567');
  expect(screen.getByText('+393401234567')).toBeInTheDocument();
});

test('another country has its own prefix, and empties the number', async () => {
  const { user } = show('+393401234567');
  await user.selectOptions(await country(), screen.getByRole('option', { name: /Germania/ }));
  expect(screen.getByRole('textbox', { name: 'Telefono' })).toHaveValue('');
  await user.type(screen.getByRole('textbox', { name: 'Telefono' }), '3012345678');
  expect(screen.getByText('+493012345678')).toBeInTheDocument();
});

test('a stored number selects its country', async () => {
  show('+34612345678');
  expect(await country()).toHaveDisplayValue(/Spagna/);
});

test.each([
  ['', true],
  ['+393401234567', true],
  ['+39340', false],
  ['+391', false],
  ['ciao', false],
])('CON-041, MER-049: "%s" may be sent: %s', async (value, isGood) => {
  expect(await isPhoneOrEmpty(value)).toBe(isGood);
});
