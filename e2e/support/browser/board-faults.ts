import type { Page } from '@playwright/test';

/**
 * What a board must not show: text outside its panel, texts that cover each other or are cut, facts larger than their
 * queue's name, a number hardly larger than it.
 */
export function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rectOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true });
    // Of the latest calls those are left out that have no room: their row has no height.
    const isLeftOut = (element: Element) => element.closest('li')?.clientHeight === 0;
    const textsIn = (root: Element) => {
      const found: { text: string; rect: DOMRect; element: Element }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!element || text === '' || !isShown(element)) continue;
        // A number's line is lower than its type: capitals have no descenders.
        const isNumber =
          element.tagName === 'B' || element.parentElement?.className.includes('number');
        const rect = isNumber ? element.getBoundingClientRect() : rectOf(node);
        if (rect.width > 0 && rect.height > 0 && !isLeftOut(element)) {
          found.push({ text, rect, element });
        }
      }
      return found;
    };
    const slack = 2;
    const faults: string[] = [];
    const board = document.querySelector('[data-panels]');
    if (!board) return ['no board'];
    const boxes = [...board.querySelectorAll('section, ul[class*="sizes"] > li')].filter(isShown);
    for (const box of boxes) {
      const outer = box.getBoundingClientRect();
      for (const { text, rect } of textsIn(box)) {
        const isInside =
          rect.left >= outer.left - slack &&
          rect.right <= outer.right + slack &&
          rect.top >= outer.top - slack &&
          rect.bottom <= outer.bottom + slack;
        const name = box.getAttribute('aria-label') ?? box.textContent;
        if (!isInside) faults.push(`“${text}” leaves ${name}`);
      }
    }
    const texts = textsIn(board).filter(({ element }) => !element.closest('button'));
    for (const [at, a] of texts.entries()) {
      for (const b of texts.slice(at + 1)) {
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        // Boxes of neighbouring lines may touch; their letters do not.
        const isCovered = width > slack && height > 0.25 * Math.min(a.rect.height, b.rect.height);
        if (isCovered) faults.push(`“${a.text}” and “${b.text}” cover each other`);
      }
    }
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (const box of board.querySelectorAll('section[data-state]')) {
      const name = box.querySelector('h2 > span');
      if (!name) continue;
      for (const { text, element } of textsIn(box)) {
        if (!element.closest('p, dt') || element.closest('[class*="number"]')) continue;
        if (element.closest('[class*="desk"], li')) continue;
        const isState = element.closest('[data-state]') !== box;
        if (!isState && sizeOf(element) > sizeOf(name) + 1) {
          faults.push(`“${text}” is larger than the name “${name.textContent}”`);
        }
      }
    }
    for (const cut of board.querySelectorAll('li > span, dd')) {
      if (!isShown(cut) || cut.scrollWidth <= cut.clientWidth + slack) continue;
      faults.push(`“${cut.textContent}” is cut`);
    }
    for (const number of board.querySelectorAll('section[data-state] [class*="number"] > span')) {
      const name = number.closest('section')?.querySelector('h2 > span');
      const isSmall = name && sizeOf(number) < 1.6 * sizeOf(name);
      if (isSmall) faults.push(`“${number.textContent}” is small beside “${name.textContent}”`);
    }
    return faults;
  });
}
