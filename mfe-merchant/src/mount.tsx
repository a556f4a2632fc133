import type { Mount } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { Embedded } from './own-page.tsx';
import { ROUTES } from './paths.ts';

// A partner's page does not know the public site's address; without it the remote shows no links to the site.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the dashboard into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, { path: ROUTES.dashboard, ...options }, DEFAULTS);
