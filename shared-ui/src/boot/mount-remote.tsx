import type {
  HostError,
  Mounted,
  MountOptions,
  RemoteEvent,
  RemoteProps,
} from '@turno/shared-types';
import { componentsBase } from '@turno/shared-ui/components';
import { noSession, storedSession } from '@turno/shared-ui/restore';
import { createBrowserRouter, createMemoryRouter, PAGE_ROUTES } from '@turno/shared-ui/router';
import type { ComponentType } from 'react';
import { scriptBase } from '../theme/script-base.ts';
import { isInStyledRoot, type StyledRoot, styledRoot } from '../theme/styled-root.ts';
import { keepPathInAddress, pathInAddress } from './address-key.ts';
import { BlockedRemote, type BlockingReason, blockingReason } from './blocked-remote.tsx';
import {
  dataRouter,
  type MountDefaults,
  mountInRouter,
  type RouterFrame,
} from './mount-in-router.tsx';
import { watchPageAccess } from './page-access.ts';

/** The path of the embed's style sheet in the folder of a release. */
const STYLES = 'plain/embed.css';

/** Mounted while invalid options are being reported. */
const NOTHING: Mounted = { update: () => undefined, unmount: () => undefined };

/**
 * Renders a remote into an element of any page, with a router of its own; a remote's `mount` calls it. Where the remote cannot
 * work, a notice replaces it, and the reason goes to the console and, as an event, to the page.
 */
export function mountRemote(
  Remote: ComponentType<RemoteProps>,
  element: Element,
  options: MountOptions = {},
  defaults: MountDefaults = {},
): Mounted {
  const place = ownPlace(element);
  const mounted = mountWatched(Remote, place.container, options, defaults);
  return {
    update: mounted.update,
    unmount() {
      mounted.unmount();
      place.remove();
    },
  };
}

/**
 * Where a remote renders in an element of a host's page. A host that loaded it by Module Federation has none of its styles, so
 * the remote renders in a shadow root with its style sheets; a custom element creates its own.
 */
function ownPlace(element: Element): StyledRoot {
  const base = scriptBase();
  if (base === '' || isInStyledRoot(element)) {
    return { container: element, remove: () => undefined };
  }
  return styledRoot(element, `${base}${STYLES}`, [base, componentsBase()]);
}

function mountWatched(
  Remote: ComponentType<RemoteProps>,
  element: Element,
  options: MountOptions,
  defaults: MountDefaults,
): Mounted {
  let settings = options;
  let isBlocked = false;
  let isGone = false;
  let shown = mountShown();
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
    queueMicrotask(() => replace(() => mountNotice(reason, element, settings, defaults)));
  }
  function mountShown(): Mounted {
    isBlocked = false;
    const error = optionError(settings);
    if (error === null) return mountApp();
    queueMicrotask(() => {
      if (!isGone) onEvent({ type: 'error', ...error });
    });
    return NOTHING;
  }
  function mountApp(): Mounted {
    const { path, router, addressKey, ...given } = settings;
    const ownsPage = router === 'browser';
    const createRouter = (basename: string) =>
      ownsPage
        ? dataRouter(createBrowserRouter(PAGE_ROUTES, { basename }))
        : memoryRouter(path, addressKey);
    const parts = { createSession: storedSession, createRouter };
    const own = { given: { ...given, onEvent }, defaults, ownsPage, ...parts };
    return mountInRouter((props) => <Remote {...props} />, element, own);
  }
  function replace(mountNext: () => Mounted): void {
    if (isGone) return;
    shown.unmount();
    shown = mountNext();
  }

  return {
    update(changes) {
      settings = { ...settings, ...changes };
      // The change may have corrected the invalid option.
      if (isBlocked || optionError(settings)) replace(mountShown);
      else shown.update(changes);
    },
    unmount() {
      isGone = true;
      stopWatching();
      shown.unmount();
    },
  };
}

function mountNotice(
  reason: BlockingReason,
  element: Element,
  { locale, theme }: MountOptions,
  defaults: MountDefaults,
): Mounted {
  const notice = (props: RemoteProps) => <BlockedRemote {...props} reason={reason} />;
  const given = { ...(locale && { locale }), ...(theme && { theme }) };
  const createRouter = () => memoryRouter();
  return mountInRouter(notice, element, {
    given,
    defaults,
    ownsPage: false,
    createRouter,
    createSession: noSession,
  });
}

/**
 * The error that prevents the start with these options; with an invalid id the remote would show the merchants of every
 * franchising.
 */
function optionError({ franchiseId = null }: MountOptions): HostError | null {
  if (franchiseId === null || (Number.isSafeInteger(franchiseId) && franchiseId > 0)) return null;
  return { reason: 'franchise', message: 'franchise-id must be a positive whole number' };
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
