import { render, screen } from '@testing-library/react';
import { Stateful } from '../../catalogue/frame.tsx';
import { showIn } from '../../test/show-story.tsx';
import { Tabs } from './index.ts';

describe('Tabs', () => {
  const TABS = [
    { id: -1, label: 'Auto' },
    { id: 11, label: 'Banco', badge: { count: 3, label: '3 in attesa' } },
    { id: 12, label: 'Cassa' },
  ];
  const show = () =>
    showIn(
      <Stateful initial={-1}>
        {(selected, select) => (
          <Tabs label="Code" tabs={TABS} selected={selected} onSelect={select}>
            <p>pannello {selected}</p>
          </Tabs>
        )}
      </Stateful>,
    );
  const tab = (name: RegExp) => screen.getByRole('tab', { name });

  test('MER-014 show the panel of the one that is selected', async () => {
    const { user } = show();
    await user.click(tab(/Banco/));
    expect(tab(/Banco/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: /Banco/ })).toHaveTextContent('pannello 11');
  });

  test('MER-014 keep the selected one in sight when they are sorted anew', () => {
    const WIDTH = 100;
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    box.mockImplementation(function (this: Element) {
      if (this.role === 'tablist') return new DOMRect(0, 0, WIDTH, 0);
      const before = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(before * WIDTH - (this.parentElement?.scrollLeft ?? 0), 0, WIDTH, 0);
    });
    const sorted = (tabs: typeof TABS) => (
      <Tabs label="Code" tabs={tabs} selected={-1} onSelect={() => undefined} />
    );
    const { rerender } = render(sorted(TABS));
    const row = screen.getByRole('tablist');
    expect(row.scrollLeft).toBe(0);
    rerender(sorted(TABS.toReversed()));
    expect(row.scrollLeft).toBe(2 * WIDTH);
    box.mockRestore();
  });

  test('are one stop of the keyboard, walked by arrows round the ends, Home and End', async () => {
    const { user } = show();
    await user.tab();
    await user.tab();
    expect(screen.getAllByRole('tab').filter((each) => each.tabIndex === 0)).toHaveLength(1);
    await user.click(tab(/Auto/));
    await user.keyboard('{ArrowLeft}');
    expect(tab(/Cassa/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab(/Banco/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}');
    expect(tab(/Cassa/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab(/Auto/)).toHaveFocus();
  });
});
