import type { Mounted, MountOptions, RemoteEvent, RemoteProps } from '@turno/shared-types';
import { createBrowserRouter, createMemoryRouter, PAGE_ROUTES } from '@turno/shared-ui/router';
import type { ComponentType } from 'react';
import { keepPathInAddress, pathInAddress } from './address-key.ts';
import { BlockedRemote, type BlockingReason, blockingReason } from './blocked-remote.tsx';
import {
  dataRouter,
  type MountDefaults,
  mountInRouter,
  type RouterFrame,
} from './mount-in-router.tsx';
import { watchPageAccess } from './page-access.ts';

/**
 * Renders a remote into an element of any page, with a router of its own; the remote's `mount`. On a page where it cannot
 * work it says so in its place, in the console, and to the page by an event.
 */
export function mountRemote(
  Remote: ComponentType<RemoteProps>,
  element: Element,
  options: MountOptions = {},
  defaults: MountDefaults = {},
): Mounted {
  let settings = options;
  let isBlocked = false;
  let isGone = false;
  let shown = mountApp();
  const { apiBase = '' } = options;
  const stopWatching = watchPageAccess({
    apiBase,
    report: (error) => onEvent({ type: 'error', ...error }),
  });

  function onEvent(event: RemoteEvent): void {
    options.onEvent?.(event);
    const reason = event.type === 'error' ? blockingReason(event) : null;
    if (event.type !== 'error' || reason === null || isBlocked) return;
    isBlocked = true;
    console.error(`Turno: ${event.message}`);
    // A remote may report while React renders it, and its root can only be unmounted afterwards.
    queueMicrotask(() => replace(() => mountNotice(reason)));
  }
  function mountApp(): Mounted {
    isBlocked = false;
    const { path, router, addressKey, ...given } = settings;
    const ownsPage = router === 'browser';
    return mountInRouter((props) => <Remote {...props} />, element, {
      given: { ...given, onEvent },
      defaults,
      ownsPage,
      createRouter: (basename) =>
        ownsPage
          ? dataRouter(createBrowserRouter(PAGE_ROUTES, { basename }))
          : memoryRouter(path, addressKey),
    });
  }
  function mountNotice(reason: BlockingReason): Mounted {
    const notice = (props: RemoteProps) => <BlockedRemote {...props} reason={reason} />;
    const { locale, theme } = settings;
    const given = { ...(locale && { locale }), ...(theme && { theme }) };
    const createRouter = () => memoryRouter();
    return mountInRouter(notice, element, { given, defaults, ownsPage: false, createRouter });
  }
  function replace(mountNext: () => Mounted): void {
    if (isGone) return;
    shown.unmount();
    shown = mountNext();
  }

  return {
    update(changes) {
      settings = { ...settings, ...changes };
      // What changed may be what was wrong.
      if (isBlocked) replace(mountApp);
      else shown.update(changes);
    },
    unmount() {
      isGone = true;
      stopWatching();
      shown.unmount();
    },
  };
}

function memoryRouter(startPath = '/', addressKey?: string): RouterFrame {
  const path = (addressKey && pathInAddress(addressKey)) || startPath;
  const router = createMemoryRouter(PAGE_ROUTES, { initialEntries: [path] });
  const frame = dataRouter(router);
  if (!addressKey) return frame;
  const stop = keepPathInAddress(router, { key: addressKey, startPath });
  return {
    ...frame,
    dispose() {
      stop();
      frame.dispose();
    },
  };
}
