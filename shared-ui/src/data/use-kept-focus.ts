import { type RefCallback, useCallback } from 'react';

/** The number of frames after which a closed confirmation has certainly released the focus of the page below it. */
const TRIES = 30;
/** The elements that the lists of this product consist of. */
const ROW = 'li, fieldset';
const HEADING = 'h1, h2, h3, legend';
const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map((each) => `${each}:not(:disabled)`)
  .join();

/**
 * A ref for the element around lists whose rows can be removed by a press. A removed row takes the focused button with it, and
 * keyboard users would lose their place in the page or sheet. The focus moves to the same control of the next or previous row,
 * to the heading of a list that is now empty, or, if the list is removed too, to the heading before it.
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
    /**
     * A press or focus elsewhere means that the person has left the list, unless it is in a sheet that one of its rows opened.
     */
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

/**
 * Whether the person works in a list: the focus is in it or in a sheet that one of its rows opened, or was lost when that sheet
 * closed.
 */
function hasFocus(root: HTMLElement, last: EventTarget | null): boolean {
  const { activeElement } = document;
  if (root.contains(activeElement)) return true;
  return last !== null && (isFocusLost() || isInSheet(activeElement));
}

function isInSheet(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/** If a list is removed with its last row, the focus moves to the heading before it, unless that is removed too. */
function focusAfter(root: HTMLElement): void {
  const near = root.parentElement ? headingOf(root.parentElement, root) : undefined;
  requestAnimationFrame(() => {
    if (near?.isConnected && !root.isConnected && isFocusLost()) focusNow(near);
  });
}

/** Whether nothing has the focus: neither the person nor a closing sheet has moved it. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/** A confirmation that closes with its row leaves the page inert for a moment, so that nothing can be focused yet. */
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

/** The last heading before the removed row, in the nearest ancestor that contains one. */
function headingOf(target: Node, end: Node | null): HTMLElement | undefined {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const before = [...at.querySelectorAll<HTMLElement>(HEADING)].filter(
      (heading) => !end || heading.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (before.length > 0) return before.at(-1);
  }
  return undefined;
}
