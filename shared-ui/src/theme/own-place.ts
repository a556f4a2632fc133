import { componentsBase } from '@turno/shared-ui/components';
import { scriptBase } from './script-base.ts';
import { isInStyledRoot, type StyledRoot, styledRoot } from './styled-root.ts';

/** Of a release, beside the module of the embed. */
const STYLES = 'plain/embed.css';

/**
 * Where a remote renders in an element of somebody's page. A host that loaded it by Module Federation has none of its
 * styles: there it gets a shadow root with them, as its custom element makes one itself.
 */
export function ownPlace(element: Element): StyledRoot {
  const base = scriptBase();
  if (base === '' || isInStyledRoot(element)) {
    return { container: element, remove: () => undefined };
  }
  return styledRoot(element, `${base}${STYLES}`, [base, componentsBase()]);
}
