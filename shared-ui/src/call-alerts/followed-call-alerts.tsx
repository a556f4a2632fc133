import type { Ticket } from '@turno/shared-types';
import type { Http } from '@turno/shared-ui/http';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallAlerts } from './call-alerts.tsx';
import { followTickets } from './follow-tickets.ts';

export type FollowedCallAlertsProps = {
  http: Http;
  userId: number;
  /** Subscribes to tickets taken or removed in this page; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Receives the person's tickets, newest first, and none once they are no longer followed. */
  onTickets?: (tickets: readonly Ticket[]) => void;
};

/** S-17: follows a person's tickets and announces each call on every page. */
export function FollowedCallAlerts({
  http,
  userId,
  subscribe,
  onTickets,
}: FollowedCallAlertsProps) {
  const [tickets, setTickets] = useState<readonly Ticket[]>([]);
  const update = useEffectEvent((next: readonly Ticket[]) => {
    setTickets(next);
    onTickets?.(next);
  });
  useEffect(() => {
    const followed = followTickets({ http, userId, onTickets: (next) => update(next) });
    const unsubscribe = subscribe(followed.refresh);
    return () => {
      unsubscribe();
      followed.stop();
      update([]);
    };
  }, [http, userId, subscribe]);
  return <CallAlerts tickets={tickets} />;
}
