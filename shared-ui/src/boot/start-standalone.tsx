import type { Locale, Mounted, RemoteProps } from '@turno/shared-types';
import { noSession, storedSession } from '@turno/shared-ui/restore';
import { BrowserRouter, createBrowserRouter, PAGE_ROUTES } from '@turno/shared-ui/router';
import type { ComponentType } from 'react';
import { dataRouter, type MountSettings, mountInRouter } from './mount-in-router.tsx';
import { mountOptionsOf, readPageConfig } from './page-config.ts';

type PageOptions = {
  /** The element to render into; `#root` by default. */
  element?: Element;
  defaultConfig?: Partial<RemoteProps>;
};
export type StandaloneOptions = PageOptions & {
  /** The language that the person chose on this device. */
  locale?: Locale;
};

/** Starts a remote as a page of its own, with the configuration in the page. */
export function startStandalone(
  Remote: ComponentType<RemoteProps>,
  { locale, ...options }: StandaloneOptions = {},
): Mounted {
  return startPage(Remote, options, {
    given: { ...mountOptionsOf(readPageConfig()), ...(locale && { locale }) },
    createRouter: (basename) => dataRouter(createBrowserRouter(PAGE_ROUTES, { basename })),
    createSession: storedSession,
  });
}

/**
 * Starts a remote that has neither sign-in nor forms as a page of its own. It stores no session, and because no navigation has
 * to be blocked, its router needs no data mode (15 kB).
 */
export function startUnattended(
  Remote: ComponentType<RemoteProps>,
  options: PageOptions = {},
): Mounted {
  return startPage(Remote, options, {
    given: mountOptionsOf(readPageConfig()),
    createRouter: (basename) => ({
      around: (remote) => <BrowserRouter basename={basename}>{remote}</BrowserRouter>,
      dispose: () => undefined,
    }),
    createSession: noSession,
  });
}

function startPage(
  Remote: ComponentType<RemoteProps>,
  { element, defaultConfig = {} }: PageOptions,
  parts: Pick<MountSettings, 'given' | 'createRouter' | 'createSession'>,
): Mounted {
  const root = element ?? document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const mounted = mountInRouter((props) => <Remote {...props} />, root, {
    defaults: { defaultConfig },
    ownsPage: true,
    ...parts,
  });
  document.documentElement.lang = parts.given.locale ?? document.documentElement.lang;
  return mounted;
}
