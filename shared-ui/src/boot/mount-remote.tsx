import type { Mounted, MountOptions, RemoteProps } from '@turno/shared-types';
import { detectLocale } from '@turno/shared-ui/i18n';
import { BrowserRouter, MemoryRouter } from '@turno/shared-ui/router';
import { createSessionPort, endOnServer } from '@turno/shared-ui/session';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_FLAGS } from './default-flags.ts';

type MountDefaults = {
  /** What the remote takes where the page says nothing. */
  defaultConfig?: Partial<RemoteProps>;
};

/** Renders a remote into an element of any page, with a router of its own; the remote's `mount`. */
export function mountRemote(
  Remote: ComponentType<RemoteProps>,
  element: Element,
  options: MountOptions = {},
  { defaultConfig = {} }: MountDefaults = {},
): Mounted {
  const { path = '/', router = 'memory', ...given } = options;
  const root = createRoot(element);
  let props = completeProps({ ...defaultConfig, ...given }, router === 'browser');
  const render = () => {
    const remote = <Remote {...props} />;
    root.render(
      <StrictMode>
        {router === 'browser' ? (
          <BrowserRouter basename={props.basename || '/'}>{remote}</BrowserRouter>
        ) : (
          <MemoryRouter initialEntries={[path]}>{remote}</MemoryRouter>
        )}
      </StrictMode>,
    );
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
    flags: given.flags ?? DEFAULT_FLAGS,
    ...(given.siteBase === undefined ? {} : { siteBase: given.siteBase }),
    onEvent: (event) => {
      if (ownsPage && event.type === 'title') document.title = event.title;
      given.onEvent?.(event);
    },
  };
}
