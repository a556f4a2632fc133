import type { Mounted, MountOptions, RemoteProps } from '@turno/shared-types';
import { BrowserRouter, MemoryRouter } from '@turno/shared-ui/router';
import type { ComponentType } from 'react';
import { type MountDefaults, mountInRouter } from './mount-in-router.tsx';

/** Renders a remote into an element of any page, with a router of its own; the remote's `mount`. */
export function mountRemote(
  Remote: ComponentType<RemoteProps>,
  element: Element,
  { path = '/', router = 'memory', ...given }: MountOptions = {},
  defaults: MountDefaults = {},
): Mounted {
  const ownsPage = router === 'browser';
  return mountInRouter(Remote, element, {
    given,
    defaults,
    ownsPage,
    inRouter: (remote, basename) =>
      ownsPage ? (
        <BrowserRouter basename={basename}>{remote}</BrowserRouter>
      ) : (
        <MemoryRouter initialEntries={[path]}>{remote}</MemoryRouter>
      ),
  });
}
