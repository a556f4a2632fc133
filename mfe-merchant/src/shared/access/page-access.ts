import type { Permission } from '@turno/shared-types';
import { mayAt } from '@turno/shared-ui/my-merchants';
import { atomFamily } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { ROUTES } from '../../paths.ts';
import { merchantAtom } from '../merchant-atoms.ts';

/** S-08: the permission that each staff page requires at its merchant; its route and all links to it use this. */
export const PAGE_PERMISSIONS = {
  [ROUTES.dashboard]: 'calling',
  [ROUTES.managers]: 'membership',
  [ROUTES.activity]: 'activity',
  [ROUTES.boards]: 'devices',
  [ROUTES.settings]: 'editing',
  [ROUTES.queueTickets]: 'calling',
  [ROUTES.addCustomer]: 'calling',
  [ROUTES.limits]: 'editing',
  [ROUTES.openings]: 'editing',
  [ROUTES.specialTimes]: 'editing',
  [ROUTES.queues]: 'editing',
  [ROUTES.queueEditor]: 'editing',
  [ROUTES.eventEditor]: 'editing',
  [ROUTES.passTypes]: 'editing',
  [ROUTES.passType]: 'editing',
  [ROUTES.reports]: 'figures',
  [ROUTES.welcome]: 'editing',
} as const satisfies Partial<Record<(typeof ROUTES)[keyof typeof ROUTES], Permission>>;

export type StaffPath = keyof typeof PAGE_PERMISSIONS;

const isStaffPath = (path: string): path is StaffPath => Object.hasOwn(PAGE_PERMISSIONS, path);

/** Whether the signed-in person may open a page; `null` while the shown merchant is unknown. */
export const mayOpenAtomFor = atomFamily((path: string) =>
  atom((get): boolean | null => {
    // The other pages are for visitors too, who have no merchants.
    if (!isStaffPath(path)) return true;
    const merchant = get(merchantAtom);
    return merchant && mayAt(merchant, PAGE_PERMISSIONS[path]);
  }),
);
