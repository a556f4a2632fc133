import type { Mounted, RemoteProps } from '@turno/shared-types';
import { detectLocale } from '@turno/shared-ui/i18n';
import { createSessionPort, endOnServer } from '@turno/shared-ui/session';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_FLAGS } from './default-flags.ts';

export type MountDefaults = {
  /** What the remote takes where the page says nothing. */
  defaultConfig?: Partial<RemoteProps>;
};

type Place = {
  given: Partial<RemoteProps>;
  defaults: MountDefaults;
  /** Whether the remote is what the page is about: its title is then the page's. */
  ownsPage: boolean;
  /** Puts the router around it. */
  inRouter: (remote: ReactNode, basename: string) => ReactNode;
};

/** Renders a remote into an element, inside the router that is handed in: a page of its own needs one kind only. */
export function mountInRouter(
  Remote: ComponentType<RemoteProps>,
  element: Element,
  { given, defaults: { defaultConfig = {} }, ownsPage, inRouter }: Place,
): Mounted {
  const root = createRoot(element);
  let props = completeProps({ ...defaultConfig, ...given }, ownsPage);
  const render = () => {
    const remote = inRouter(<Remote {...props} />, props.basename || '/');
    root.render(<StrictMode>{remote}</StrictMode>);
  };
  render();
  return {
    update(changes) {
      props = { ...props, ...changes };
      render();
    },
    unmount: () => root.unmount(),
  };
}

function completeProps(given: Partial<RemoteProps>, ownsPage: boolean): RemoteProps {
  const { apiBase = '', clientKey = '' } = given;
  const onSignOut = endOnServer(apiBase, clientKey);
  return {
    apiBase,
    clientKey,
    session: given.session ?? createSessionPort({ onSignOut }),
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
