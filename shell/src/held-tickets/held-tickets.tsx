import type { Ticket } from '@turno/shared-types';
import { isHeld } from '@turno/shared-types/rules';
import { FollowedCallAlerts } from '@turno/shared-ui/call-alerts';
import { httpWith } from '@turno/shared-ui/restore';
import { useCallback, useMemo, useRef } from 'react';
import { useHost } from '../host.ts';
import { storeOfflineCopy } from '../offline/store-offline-copy.ts';

/**
 * Follows the tickets of the session for the whole shell: announces calls on every page (S-17), ends a session that the
 * services reject, and lets a browser that holds a ticket open the site offline (S-18).
 */
export function HeldTickets({ userId, accessToken }: { userId: number; accessToken: string }) {
  const { gateway, session, heldTickets, ticketChanges } = useHost();
  const http = useMemo(() => {
    const onRejected = () => {
      if (session.read()?.accessToken === accessToken) session.reject?.();
    };
    return httpWith(gateway, accessToken, onRejected);
  }, [gateway, session, accessToken]);
  const isStored = useRef(false);
  const onTickets = useCallback(
    (tickets: readonly Ticket[]) => {
      heldTickets.replace(tickets);
      const holdsTicket = tickets.some((ticket) => isHeld(ticket, new Date()));
      if (!holdsTicket || isStored.current) return;
      isStored.current = true;
      // Without a copy the site still works, only not offline; the next answer tries again.
      storeOfflineCopy().catch(() => {
        isStored.current = false;
      });
    },
    [heldTickets],
  );
  return (
    <FollowedCallAlerts
      http={http}
      userId={userId}
      subscribe={ticketChanges.subscribe}
      onTickets={onTickets}
    />
  );
}
