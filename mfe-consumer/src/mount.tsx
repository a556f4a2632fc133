import type { Mount, RemoteProps } from '@turno/shared-types';
import { mountRemote, RemoteFrame } from '@turno/shared-ui/boot';
import { OfflineBanner } from '@turno/shared-ui/components';
import { texts } from './locales/texts.ts';
import { ConsumerRoutes } from './remote.tsx';

// A partner's site has terms of its own, so a link to ours would be wrong.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the consumer side into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, options, DEFAULTS);

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
