import { type RefCallback, useCallback } from 'react';

/** Frames after which a closed question surely lets the page below it have the focus. */
const TRIES = 30;
/** What lists of this product consist of. */
const ROW = 'li, fieldset';
const HEADING = 'h1, h2, h3, legend';
const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map((each) => `${each}:not(:disabled)`)
  .join();

/**
 * A ref for the element around lists whose rows a press removes. A row takes the focus of its button along, and with it
 * the keys of the page and of an open sheet: the focus moves to the same place of the row that follows or the one before,
 * beside an empty list to its heading, and where the list goes too, to the heading before it.
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  return useCallback((root) => {
    if (!root) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver((changes) => {
      if (!(last instanceof HTMLElement) || last.isConnected) return;
      const lost = last;
      last = null;
      const change = changes.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      );
      const row = lost.closest<HTMLElement>(ROW);
      if (change && row && isFocusLost())
        focusNear(change, [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].indexOf(lost));
    });
    /** Who presses or works elsewhere has left the list, unless in a sheet that one of its rows opened. */
    const forget = ({ target }: Event) => {
      const isThere = target instanceof Node && last instanceof Node && last.contains(target);
      if (!isThere && !isInSheet(target)) last = null;
    };
    const { ownerDocument: page } = root;
    page.addEventListener('mousedown', forget, true);
    page.addEventListener('focusin', forget, true);
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      page.removeEventListener('mousedown', forget, true);
      page.removeEventListener('focusin', forget, true);
      root.removeEventListener('focusin', remember);
      if (hasFocus(root, last)) focusAfter(root);
    };
  }, []);
}

/** Whether the person works in a list: there, in a sheet that a row of it opened, or nowhere since that sheet has closed. */
function hasFocus(root: HTMLElement, last: EventTarget | null): boolean {
  const { activeElement } = document;
  if (root.contains(activeElement)) return true;
  return last !== null && (isFocusLost() || isInSheet(activeElement));
}

function isInSheet(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** A list that goes with its last row leaves the focus to the heading before it, unless that goes too. */
function focusAfter(root: HTMLElement): void {
  const near = root.parentElement ? headingOf(root.parentElement, root) : undefined;
  requestAnimationFrame(() => {
    if (near?.isConnected && !root.isConnected && isFocusLost()) focusNow(near);
  });
}

/** Whether nothing has the focus: neither the person nor a sheet that closed has moved it on. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/** A question that goes with its row leaves what was below it inert for a moment, which takes no focus. */
function focusOnceFree(element: HTMLElement, tries = TRIES): void {
  if (!isFocusLost()) return;
  element.focus({ preventScroll: true });
  if (isFocusLost() && tries > 0) requestAnimationFrame(() => focusOnceFree(element, tries - 1));
}

function focusNear({ target, nextSibling, previousSibling }: MutationRecord, place: number): void {
  const row = rowFrom(nextSibling, 'nextSibling') ?? rowFrom(previousSibling, 'previousSibling');
  const controls = [...(row?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const near = controls[place] ?? controls.at(-1) ?? headingOf(target, nextSibling);
  if (near) focusNow(near);
}

function focusNow(near: HTMLElement): void {
  if (near.matches(HEADING) && !near.hasAttribute('tabindex')) near.tabIndex = -1;
  focusOnceFree(near);
}

function rowFrom(start: Node | null, way: 'nextSibling' | 'previousSibling'): Element | null {
  for (let node = start; node; node = node[way]) {
    if (node instanceof Element && node.matches(ROW)) return node;
  }
  return null;
}

/** The last heading before the place that is empty now, as near around it as there is one. */
function headingOf(target: Node, end: Node | null): HTMLElement | undefined {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const before = [...at.querySelectorAll<HTMLElement>(HEADING)].filter(
      (heading) => !end || heading.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (before.length > 0) return before.at(-1);
  }
  return undefined;
}
