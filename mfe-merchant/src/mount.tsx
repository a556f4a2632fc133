import type { Mount, RemoteProps } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { StaffFrame } from '@turno/shared-ui/sign-in';
import { texts } from './locales/texts.ts';
import { ROUTES } from './paths.ts';
import { MerchantRoutes } from './remote.tsx';

// A partner's page does not know the public site's address; without it the remote shows no links to the site.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the dashboard into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, { path: ROUTES.dashboard, ...options }, DEFAULTS);

/** The remote inside a partner's page. */
function Embedded(props: RemoteProps) {
  return (
    <StaffFrame props={props} texts={texts}>
      <MerchantRoutes />
    </StaffFrame>
  );
}
