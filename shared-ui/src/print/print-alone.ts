/** Paper of a printed sheet, upright; slips come from a roll of 58 or 80 mm. */
export type PrintPage = 'a4' | 'a5' | 'slip58' | 'slip80';

const PAPER = {
  a4: 'A4 portrait',
  a5: 'A5 portrait',
  slip58: '58mm 140mm',
  slip80: '80mm 140mm',
} as const satisfies Record<PrintPage, string>;
const MARK = 'data-turno-prints';

/**
 * Makes the browser print only this child of the body, on the given paper; returns the function that ends it. It is for a sheet
 * in a shadow root, whose own styles can neither hide the surrounding page nor choose the paper.
 */
export function printAlone(child: Element, page: PrintPage): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesFor(page));
  child.setAttribute(MARK, '');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    child.removeAttribute(MARK);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

// The page belongs to a partner, whose rules may have any specificity.
function stylesFor(page: PrintPage): string {
  return `
    @page { size: ${PAPER[page]}; margin: 0; }
    @media print {
      body > :not([${MARK}]) { display: none !important; }
      body > [${MARK}] { display: block !important; }
      html, body {
        display: block !important;
        inline-size: auto !important;
        block-size: auto !important;
        max-inline-size: none !important;
        min-block-size: 0 !important;
        margin: 0 !important;
        padding: 0 !important;
        background: #ffffff !important;
      }
    }`;
}
