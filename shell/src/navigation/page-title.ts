const PRODUCT = 'Turno';

/** Names the page in the tab and the history (SHL-023); the words are the page's own. */
export function setPageTitle(title: string): void {
  document.title = title === '' || title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}
