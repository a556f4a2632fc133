const PRODUCT = 'Turno';

/** Sets the document's title from the title of the page (SHL-023). */
export function setPageTitle(title: string): void {
  document.title = title === '' || title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}
