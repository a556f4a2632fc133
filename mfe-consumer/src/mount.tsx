import type { Mount } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { Embedded } from './own-page.tsx';

// A partner's site has terms of its own, so a link to ours would be wrong.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the consumer side into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, options, DEFAULTS);
