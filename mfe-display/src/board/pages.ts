import type { BoardSettings } from '@turno/shared-types/board-settings';
import type { CalledNumber, Panel } from './panel/panel-view.ts';

/** More panels could not be read from a few metres, even on a large screen. */
const PANELS_PER_PAGE = 12;
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

/** The number of panels side by side: on a wide screen, on a tall one, and on one that is low. */
export function columnsFor(
  panelCount: number,
  layout: BoardSettings['layout'],
): { wide: number; tall: number; low: number } {
  const low = lowColumns(panelCount);
  if (layout === 'rows') return { wide: 1, tall: 1, low };
  const tall = panelCount <= 8 ? 1 : 2;
  if (layout === 'cards') return { wide: Math.ceil(Math.sqrt(panelCount)), tall: 2, low };
  if (panelCount <= 3) return { wide: Math.max(1, panelCount), tall, low };
  return { wide: panelCount <= 8 ? 2 : 3, tall, low };
}

/** Up to four panels in one row, and at most two rows of the others. */
const lowColumns = (panelCount: number): number =>
  panelCount <= 4 ? Math.max(1, panelCount) : Math.ceil(panelCount / 2);

/**
 * If all queues of a merchant are closed, no number is being served and no call waits for its announcement, the board shows a
 * single quiet panel with the next opening (DIS-003). Its calls are kept, so that none is announced again after the opening.
 */
export function restingPanel(
  panels: readonly Panel[],
  calls: readonly CalledNumber[],
): Panel | null {
  const [first] = panels;
  const isResting =
    calls.length === 0 &&
    panels.every(({ state, number }) => state === 'closed' && number === null);
  if (!first || panels.length === 1 || !isResting) return null;
  const opening = panels.find(({ hint }) => hint.kind === 'opens') ?? first;
  return { ...opening, needsName: false, state: 'all-closed', people: null, next: [] };
}
