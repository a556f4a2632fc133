import type { Mount } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { ROUTES } from './paths.ts';
import { Remote } from './remote.tsx';

// A partner's page does not know the public site's address; without it the board shows no QR code.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the board into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Remote, element, { path: ROUTES.root, ...options }, DEFAULTS);
