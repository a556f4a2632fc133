import { filesAmong } from './page-files.ts';

const files = new Set<string>();
let observer: PerformanceObserver | null = null;

/**
 * Records the scripts, styles and fonts that the page loads. The browser's own list ends with its 250th request, and a page
 * that has been open for an hour has made more.
 */
export function recordLoadedFiles(): void {
  observer ??= new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}

/** The addresses of the scripts, styles and fonts that the page has loaded, before and since `recordLoadedFiles`. */
export function loadedFiles(): string[] {
  record(observer?.takeRecords() ?? []);
  return [...files];
}

function record(entries: PerformanceEntryList): void {
  for (const file of filesAmong(entries)) files.add(file);
}
