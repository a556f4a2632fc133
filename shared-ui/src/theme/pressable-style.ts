/** The id of a `<style>` that React Aria adds to the page unless an element has it, and its rule. */
const ID = 'react-aria-pressable-style';
const RULE = '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }';

let sheet: CSSStyleSheet | null = null;

/**
 * Adds the rule that React Aria would add as an inline style, to the page and to a shadow root. The page's policy would report
 * an inline style, which would not apply inside the root either.
 */
export function adoptPressableStyle(root: ShadowRoot): void {
  if (!document.getElementById(ID)) {
    const place = document.createElement('template');
    place.id = ID;
    document.head.append(place);
    adopt(document);
  }
  adopt(root);
}

function adopt(tree: DocumentOrShadowRoot): void {
  if (!('adoptedStyleSheets' in tree)) return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULE);
  }
  if (!tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets.push(sheet);
}
