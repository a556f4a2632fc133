import type { RemoteProps } from '@turno/shared-types';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { texts } from './locales/texts.ts';
import { DisplayRoutes } from './routes.tsx';

/** The public board, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <DisplayRoutes />
    </RemoteFrame>
  );
}
