import { FollowedCallAlerts } from '@turno/shared-ui/call-alerts';
import { useMemo } from 'react';
import { useHost } from '../host.ts';
import { httpWith } from '../session/http-with.ts';

/** Follows the tickets of the session for the whole shell, and says on every page when one is called (S-17). */
export function HeldTickets({ userId, accessToken }: { userId: number; accessToken: string }) {
  const { config, heldTickets, ticketChanges } = useHost();
  const http = useMemo(() => httpWith(config, accessToken), [config, accessToken]);
  return (
    <FollowedCallAlerts
      http={http}
      userId={userId}
      subscribe={ticketChanges.subscribe}
      onTickets={heldTickets.replace}
    />
  );
}
