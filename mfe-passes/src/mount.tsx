import type { Mount } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { Embedded } from './own-page.tsx';
import { ROUTES } from './paths.ts';

/** Renders the check-in into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, { path: ROUTES.scan, ...options });
