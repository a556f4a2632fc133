import type { Mount } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { paths } from './paths.ts';
import { Remote } from './remote.tsx';

/** Renders the check-in into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Remote, element, { path: paths.scan, ...options });
