import type { RemoteProps } from '@turno/shared-types';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { OfflineBanner } from '@turno/shared-ui/components';
import { texts } from './locales/texts.ts';
import { ConsumerRoutes } from './routes.tsx';

/** The remote in a partner's page, with the offline banner that the shell shows on its own pages. */
export function Embedded(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <OfflineBanner />
      <ConsumerRoutes />
    </RemoteFrame>
  );
}

/** The remote as a page of its own. */
export function OwnPage(props: RemoteProps) {
  return (
    <main>
      <Embedded {...props} />
    </main>
  );
}
