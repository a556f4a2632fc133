import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { NumberBadge } from './figures.tsx';
import s from './tabs.module.css';

export type Tab<Id extends string | number> = {
  id: Id;
  label: ReactNode;
  /** A count beside the name, and what it counts. */
  badge?: { count: number; label: string };
};

export type TabsProps<Id extends string | number> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Whether the tabs share the width of a narrow page, for a few that must all be visible. */
  isFitted?: boolean;
  /** What the selected tab shows. */
  children?: ReactNode;
};

/**
 * Tabs in a row that slides where it is longer than the screen, or in a column where a page sets `--turno-tabs-direction`;
 * arrow keys, Home and End go through them (MER-014).
 */
export function Tabs<Id extends string | number>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, isFitted, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // Also changes when the page sorts its tabs anew.
  const position = tabs.findIndex((tab) => tab.id === selected);
  useEffect(() => centre(row.current, position), [position]);
  const onKeyDown = (event: KeyboardEvent) => {
    const ids = tabs.map((tab) => tab.id);
    const next = neighbour(ids, selected, event.key);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(String(next))}"]`)?.focus();
  };
  return (
    <div className={s.tabs}>
      <div
        ref={row}
        className={s.row}
        data-fitted={isFitted || undefined}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className={s.tab}
            aria-selected={tab.id === selected}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge && <NumberBadge {...tab.badge} />}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Slides a row until one of its tabs is in the middle; the page itself does not scroll. */
function centre(row: HTMLElement | null, position: number): void {
  const tab = row?.children[position];
  if (row && tab) row.scrollLeft += middleOf(tab) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The tab that a key leads to, from one end of the row to the other; `null` for a key that leads nowhere. */
function neighbour<Id>(ids: readonly Id[], current: Id, key: string): Id | null {
  if (key === 'Home') return ids[0] ?? null;
  if (key === 'End') return ids.at(-1) ?? null;
  const step = STEPS[key];
  if (step === undefined) return null;
  return ids.at((ids.indexOf(current) + step) % ids.length) ?? null;
}
