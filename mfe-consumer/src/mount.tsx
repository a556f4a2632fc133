import type { Mount, RemoteProps } from '@turno/shared-types';
import { httpAtom, mountRemote, RemoteFrame, sessionAtom } from '@turno/shared-ui/boot';
import { OfflineBanner, optionalPart } from '@turno/shared-ui/components';
import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import { texts } from './locales/texts.ts';
import { ConsumerRoutes } from './remote.tsx';
import { ticketChangesAtom } from './shared/tickets/atoms.ts';

// Only people with a session hold tickets.
const FollowedCallAlerts = optionalPart(() =>
  import('@turno/shared-ui/call-alerts').then((module) => module.FollowedCallAlerts),
);

// A partner's site has terms of its own, so a link to ours would be wrong.
const DEFAULTS = { defaultConfig: { siteBase: '' } };

/** Renders the consumer side into an element of any page. */
export const mount: Mount = (element, options = {}) =>
  mountRemote(Embedded, element, options, DEFAULTS);

/** The remote in a partner's page, with the offline banner and the call alerts, which in the shell are the shell's own. */
export function Embedded(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <OfflineBanner />
      <EmbeddedCallAlerts />
      <ConsumerRoutes />
    </RemoteFrame>
  );
}

function EmbeddedCallAlerts() {
  const http = useAtomValue(httpAtom);
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.sub(ticketChangesAtom, listener),
    [store],
  );
  if (!session) return null;
  return <FollowedCallAlerts http={http} userId={session.id} subscribe={subscribe} />;
}

/** The remote as a page of its own. */
export function OwnPage(props: RemoteProps) {
  return (
    <main>
      <Embedded {...props} />
    </main>
  );
}
