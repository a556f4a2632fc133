import type { Mounted, MountOptions, RemoteProps } from '@turno/shared-types';
import { createBrowserRouter, createMemoryRouter, PAGE_ROUTES } from '@turno/shared-ui/router';
import type { ComponentType } from 'react';
import { dataRouter, type MountDefaults, mountInRouter } from './mount-in-router.tsx';

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
    createRouter: (basename) =>
      dataRouter(
        ownsPage
          ? createBrowserRouter(PAGE_ROUTES, { basename })
          : createMemoryRouter(PAGE_ROUTES, { initialEntries: [path] }),
      ),
  });
}
