import { screen, within } from '@testing-library/react';
import { loadSheet } from '@turno/shared-ui/components';
import { axeViolations } from '@turno/shared-ui/test';
import fc from 'fast-check';
import { Stateful } from '../../catalogue/frame.tsx';
import { showIn } from '../../test/show-story.tsx';
import { asksForPax, PaxSelector, PaxSheet, paxChoices } from './index.ts';

test('CST-009, CON-027: every size of a range is offered once, up to six by a button', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }), (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const { buttons, more } = paxChoices({ min, max });
      const all = [...buttons, ...more];
      expect(all).toEqual(Array.from({ length: max - min + 1 }, (_, index) => min + index));
      expect(buttons.every((pax) => pax <= 6)).toBe(true);
      expect(more.every((pax) => pax > 6)).toBe(true);
    }),
  );
});

test('PSU-002: one to six by a button, seven to fifteen in a list', async () => {
  const { user } = showIn(
    <Stateful initial={null as number | null}>
      {(value, change) => (
        <>
          <PaxSelector label="Persone" value={value} onChange={change} />
          <output>{value}</output>
        </>
      )}
    </Stateful>,
  );
  const group = screen.getByRole('group', { name: 'Persone' });
  expect(within(group).getAllByRole('radio')).toHaveLength(6);
  await user.click(within(group).getByRole('radio', { name: '2\u00a0persone' }));
  expect(screen.getByText('2', { selector: 'output' })).toBeInTheDocument();
  await user.selectOptions(within(group).getByRole('combobox'), '15');
  expect(screen.getByText('15', { selector: 'output' })).toBeInTheDocument();
  expect(within(group).getByRole('radio', { name: '2\u00a0persone' })).not.toBeChecked();
});

test('X-08 a booking form may end at twelve', () => {
  showIn(<PaxSelector label="Persone" value={null} max={12} onChange={() => {}} />);
  const options = within(screen.getByRole('combobox')).getAllByRole('option');
  expect(options.at(-1)).toHaveTextContent('12 persone');
});

test('CON-027: no confirmation before a size is chosen; the sheet takes half the height', async () => {
  await loadSheet();
  const onConfirm = jest.fn();
  const { user } = showIn(
    <PaxSheet
      isOpen
      onOpenChange={() => {}}
      title="In quanti siete?"
      min={1}
      max={6}
      confirmLabel="Prendi il numero"
      onConfirm={onConfirm}
    />,
  );
  const sheet = await screen.findByRole('dialog', { name: 'In quanti siete?' });
  expect(within(sheet).getByRole('button', { name: 'Scegli quante persone' })).toBeDisabled();
  expect(await axeViolations(sheet)).toEqual([]);
  await user.click(within(sheet).getByRole('radio', { name: '4\u00a0persone' }));
  await user.click(within(sheet).getByRole('button', { name: 'Prendi il numero' }));
  expect(onConfirm).toHaveBeenCalledWith(4);
});

test.each([
  [1, false],
  [2, true],
  [8, true],
  [null, true],
])('CON-026 a largest party of %s asks first: %s', (maxPax, asks) => {
  expect(asksForPax({ minPax: 1, maxPax })).toBe(asks);
});
