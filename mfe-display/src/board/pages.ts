import type { CalledNumber } from './announcements/called-numbers.ts';
import type { Panel } from './panel/panel-view.ts';

/** More panels could not be read from a few metres, even on a large screen. */
const PANELS_PER_PAGE = 9;
const PAGE_MS = 10_000;

type Page = { panels: readonly Panel[]; page: number; pageCount: number };

/**
 * The panels that are on show: all of them where they fit, else one page after the other, evenly filled. A call brings its
 * page to the front.
 */
export function shownPage(panels: readonly Panel[], call: CalledNumber | null, now: Date): Page {
  const pageCount = Math.max(1, Math.ceil(panels.length / PANELS_PER_PAGE));
  const size = Math.ceil(panels.length / pageCount);
  const called = call ? panels.findIndex(({ queueId }) => queueId === call.queueId) : -1;
  const page =
    called >= 0 ? Math.floor(called / size) : Math.floor(now.getTime() / PAGE_MS) % pageCount;
  return { panels: panels.slice(page * size, (page + 1) * size), page, pageCount };
}

/** How many panels stand beside each other: on a wide screen, and on a tall one. */
export function columnsFor(panelCount: number): { wide: number; tall: number } {
  if (panelCount <= 1) return { wide: 1, tall: 1 };
  if (panelCount <= 4) return { wide: 2, tall: panelCount <= 3 ? 1 : 2 };
  return { wide: 3, tall: 2 };
}
