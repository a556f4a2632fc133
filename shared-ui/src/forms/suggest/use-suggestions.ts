import { type KeyboardEvent, useState } from 'react';

/** Whether suggestions are shown, and which of them is active; the box keeps the focus throughout. */
export function useSuggestions<Suggestion extends { keepsOpen?: boolean }>(
  suggestions: readonly Suggestion[] | null,
  onChoose: (suggestion: Suggestion) => void,
) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const shown = isOpen ? (suggestions ?? []) : [];
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.keepsOpen) setActive(null);
    else close();
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'ArrowDown') setOpen(true);
    const chosen = active === null ? undefined : shown[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return choose(chosen);
    }
    const next = activeAfter(active, event.key, shown.length);
    if (next === active) return;
    event.preventDefault();
    setActive(next);
  };
  const open = () => {
    setOpen(true);
    setActive(null);
  };
  return { isOpen, active, shown, open, close, choose, onKeyDown };
}

/** The active one of `count` suggestions after a key: the arrow keys cycle through them and the input (`null`). */
export function activeAfter(active: number | null, key: string, count: number): number | null {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return active;
  // The input is one more place in the cycle, before the first suggestion.
  const places = count + 1;
  const place = (active ?? -1) + 1;
  const next = (place + (key === 'ArrowDown' ? 1 : -1) + places) % places;
  return next === 0 ? null : next - 1;
}
