import type { Mounted, RemoteProps } from '@turno/shared-types';
import { createBrowserRouter, PAGE_ROUTES } from '@turno/shared-ui/router';
import type { ComponentType } from 'react';
import { mountInRouter } from './mount-in-router.tsx';
import { mountOptionsOf, readPageConfig } from './page-config.ts';

type StandaloneOptions = {
  /** Where the remote is drawn: `#root` unless told otherwise. */
  element?: Element;
  defaultConfig?: Partial<RemoteProps>;
};

/** Starts a remote as a page of its own, from the configuration that the page carries. */
export function startStandalone(
  Remote: ComponentType<RemoteProps>,
  { element, defaultConfig = {} }: StandaloneOptions = {},
): Mounted {
  const root = element ?? document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const options = mountOptionsOf(readPageConfig());
  const mounted = mountInRouter(Remote, root, {
    given: options,
    defaults: { defaultConfig },
    ownsPage: true,
    createRouter: (basename) => createBrowserRouter(PAGE_ROUTES, { basename }),
  });
  document.documentElement.lang = options.locale ?? document.documentElement.lang;
  return mounted;
}
