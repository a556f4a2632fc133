import type { Mount, RemoteProps } from '@turno/shared-types';
import { mountRemote } from '@turno/shared-ui/boot';
import { StaffFrame } from '@turno/shared-ui/sign-in';
import { texts } from './locales/texts.ts';
import { ROUTES } from './paths.ts';
import { PassesRoutes } from './remote.tsx';

/** Renders the check-in into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, { path: ROUTES.scan, ...options });

/** The remote inside a partner's page. */
function Embedded(props: RemoteProps) {
  return (
    <StaffFrame props={props} texts={texts}>
      <PassesRoutes />
    </StaffFrame>
  );
}
