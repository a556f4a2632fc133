import type { Locale, Mounted, RemoteProps } from '@turno/shared-types';
import { detectLocale } from '@turno/shared-ui/i18n';
import { givenSession, type PageSession, type ServiceAddress } from '@turno/shared-ui/restore';
import { type createBrowserRouter, PageRouter } from '@turno/shared-ui/router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_FLAGS } from './page-config.ts';

export type MountDefaults = {
  /** Defaults for the props that the page does not configure. */
  defaultConfig?: Partial<RemoteProps>;
};

/** The router of a page: the wrapper around the remote, and its disposal. */
export type RouterFrame = { around: (remote: ReactNode) => ReactNode; dispose: () => void };

export type MountSettings = {
  given: Partial<RemoteProps>;
  defaults: MountDefaults;
  /** Whether the remote is the page's main content and sets the document's title. */
  ownsPage: boolean;
  createRouter: (basename: string) => RouterFrame;
  /** Creates the session if the page provides none; `readLocale` returns the page's language at the time of the call. */
  createSession: (at: ServiceAddress, readLocale: () => Locale) => PageSession;
};

/**
 * Renders a remote into an element, inside a router from `createRouter`, so that a page bundles only the kind of router it
 * uses.
 */
export function mountInRouter(
  renderRemote: (props: RemoteProps) => ReactNode,
  element: Element,
  { given, defaults: { defaultConfig = {} }, ownsPage, createRouter, createSession }: MountSettings,
): Mounted {
  const root = createRoot(element);
  const configured = { ...defaultConfig, ...given };
  const completed = completeProps(configured, ownsPage);
  let { locale } = completed;
  const page = configured.session
    ? givenSession(configured.session)
    : createSession(completed, () => locale);
  let props: RemoteProps = { ...completed, session: page.session };
  const router = createRouter(props.basename || '/');
  const render = () => {
    root.render(<StrictMode>{router.around(renderRemote(props))}</StrictMode>);
  };
  render();
  return {
    update(changes) {
      props = { ...props, ...changes };
      render();
      if (props.locale === locale) return;
      locale = props.locale;
      page.languageChanged?.();
    },
    unmount: () => {
      root.unmount();
      router.dispose();
      page.stop();
    },
  };
}

function completeProps(
  given: Partial<RemoteProps>,
  ownsPage: boolean,
): Omit<RemoteProps, 'session'> {
  return {
    apiBase: given.apiBase ?? '',
    clientKey: given.clientKey ?? '',
    locale: given.locale ?? detectLocale(navigator.languages),
    basename: given.basename ?? '',
    theme: given.theme ?? { mode: 'system', brandColour: null },
    franchiseId: given.franchiseId ?? null,
    franchisingOverrides: given.franchisingOverrides ?? {},
    flags: given.flags ?? DEFAULT_FLAGS,
    ...(given.siteBase === undefined ? {} : { siteBase: given.siteBase }),
    onEvent: (event) => {
      if (ownsPage && event.type === 'title') document.title = event.title;
      given.onEvent?.(event);
    },
  };
}

/** A router in data mode around a remote. */
export function dataRouter(router: ReturnType<typeof createBrowserRouter>): RouterFrame {
  return {
    around: (remote) => <PageRouter router={router}>{remote}</PageRouter>,
    dispose: () => router.dispose(),
  };
}
