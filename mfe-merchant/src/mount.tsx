import type { Mount } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { Embedded } from './own-page.tsx';
import { ROUTES } from './paths.ts';

// On somebody else's page the public site is elsewhere: no link is better than a dead one.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the dashboard into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, { path: ROUTES.dashboard, ...options }, DEFAULTS);
