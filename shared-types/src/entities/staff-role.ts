import * as z from 'zod/mini';

/** S-08: the roles of the people who work at a merchant, the one with the most rights first. */
export const STAFF_ROLES = ['owner', 'manager', 'desk', 'door'] as const;

export const staffRoleSchema = z.enum(STAFF_ROLES);

export type StaffRole = z.infer<typeof staffRoleSchema>;

/**
 * What a role may do at a merchant.
 *
 * - `team`: invite people, change their roles, remove them, hand the merchant over, close it for good, join a franchising.
 * - `integrations`: API keys and webhooks.
 * - `editing`: the merchant itself, its queues, openings and limits.
 * - `devices`: pair boards and kiosks, change their settings, unpair them.
 * - `figures`: what the days of the merchant add up to.
 * - `activity`: who did what.
 * - `calling`: call, pause, close and reopen, desks, customers and tickets.
 * - `check-in`: admit people at the entrance and scan passes.
 * - `membership`: know that one belongs to the merchant, and leave it.
 */
export type Permission =
  | 'team'
  | 'integrations'
  | 'editing'
  | 'devices'
  | 'figures'
  | 'activity'
  | 'calling'
  | 'check-in'
  | 'membership';
