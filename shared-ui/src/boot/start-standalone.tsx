import type { Mounted, RemoteProps } from '@turno/shared-types';
import { BrowserRouter, createBrowserRouter, PAGE_ROUTES } from '@turno/shared-ui/router';
import type { ComponentType } from 'react';
import { dataRouter, mountInRouter, type RouterFrame } from './mount-in-router.tsx';
import { mountOptionsOf, readPageConfig } from './page-config.ts';

type StandaloneOptions = {
  /** The element to render into; `#root` by default. */
  element?: Element;
  defaultConfig?: Partial<RemoteProps>;
};

/** Starts a remote as a page of its own, from the configuration that the page carries. */
export function startStandalone(
  Remote: ComponentType<RemoteProps>,
  options: StandaloneOptions = {},
): Mounted {
  return startPage(Remote, options, (basename) =>
    dataRouter(createBrowserRouter(PAGE_ROUTES, { basename })),
  );
}

/** The same for a remote without forms: no navigation has to be blocked, so its router needs no data mode (15 kB). */
export function startWithoutForms(
  Remote: ComponentType<RemoteProps>,
  options: StandaloneOptions = {},
): Mounted {
  return startPage(Remote, options, (basename) => ({
    around: (remote) => <BrowserRouter basename={basename}>{remote}</BrowserRouter>,
    dispose: () => undefined,
  }));
}

function startPage(
  Remote: ComponentType<RemoteProps>,
  { element, defaultConfig = {} }: StandaloneOptions,
  createRouter: (basename: string) => RouterFrame,
): Mounted {
  const root = element ?? document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const options = mountOptionsOf(readPageConfig());
  const mounted = mountInRouter((props) => <Remote {...props} />, root, {
    given: options,
    defaults: { defaultConfig },
    ownsPage: true,
    createRouter,
  });
  document.documentElement.lang = options.locale ?? document.documentElement.lang;
  return mounted;
}
