import type { Mount } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { ROUTES } from './paths.ts';
import { Remote } from './remote.tsx';

// On somebody else's page the public site is elsewhere: no code is better than a wrong one.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the board into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Remote, element, { path: ROUTES.root, ...options }, DEFAULTS);
