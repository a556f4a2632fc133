import { hostRouteFor, type Permission, type Role, type StaffRole } from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';

type Item = {
  label: 'explore' | 'queues' | 'pass' | 'settings';
  to: string;
  /** The permission that the page requires at the chosen merchant. */
  needs?: Permission;
  /** Pages that belong to the item and link back to its page. */
  parts?: RegExp;
};

export type HeaderItem = Item & {
  /** Whether the person is on the page of the item (`page`) or on one of its parts (`true`). */
  current: 'page' | 'true' | undefined;
};

export type HeaderView = {
  isShown: boolean;
  /** Sign-in without an account, else the person's own page, the first row of the account menu (SHL-018). */
  button: { label: 'signIn' | 'profile'; to: string };
  /** The path to which the sign-in returns; `null` for the home page of the role (CON-076). */
  origin: string | null;
  items: readonly HeaderItem[];
};

type HeaderContext = {
  role: Role | null;
  /** S-08: at the chosen merchant; `null` while it is unknown, and then no page is left out. */
  staffRole: StaffRole | null;
  path: string;
  /** The stored flag, `null` where nothing is stored (SHL-021). */
  storedVisibility: string | null;
};

const PROFILE_PATHS = {
  ROLE_MERCHANT: '/manage-merchant',
  ROLE_GUEST: '/signin',
  ROLE_USER: '/user-queues',
} as const satisfies Record<Role, string>;

const EXPLORE: Item = { label: 'explore', to: '/' };

// SHL-022: a guest has no "my queues" page, and the logo leads home.
const ITEMS = {
  ROLE_GUEST: [],
  ROLE_USER: [
    EXPLORE,
    {
      label: 'queues',
      to: '/user-queues',
      parts: /^\/(reservation|show-pass|show-event-ticket)\//,
    },
    { label: 'pass', to: '/my-tickets', parts: /^\/ticket-passes\// },
  ],
  ROLE_MERCHANT: [
    { label: 'queues', to: '/manage-merchant', needs: 'calling' },
    { label: 'pass', to: '/scan-create-pass' },
    {
      label: 'settings',
      to: '/merchant-settings',
      needs: 'editing',
      parts: /^\/(merchant-limits|edit-openings|special-times|pass-types)(\/|$)/,
    },
  ],
} as const satisfies Record<Role, readonly Item[]>;

// A person who signs in on one of these pages returns to it, to keep the number.
const RETURN_PATHS = /^\/(take-number|reservation)\//;

/** Whether a path belongs to the public board, which fills the whole screen (DIS-001). */
export function isBoardPath(path: string): boolean {
  return hostRouteFor(path)?.remote === 'mfe-display';
}

function placeOf({ to, parts }: Item, path: string): HeaderItem['current'] {
  if (path === to) return 'page';
  return parts?.test(path) ? 'true' : undefined;
}

/** The content of the header by role and path (SHL-018 to SHL-022). */
export function headerView(context: HeaderContext): HeaderView {
  const { role, staffRole, path, storedVisibility } = context;
  const isOffered = ({ needs }: Item) => !needs || staffRole === null || may(staffRole, needs);
  return {
    isShown: !isBoardPath(path) && storedVisibility !== 'false',
    button:
      role === null
        ? { label: 'signIn', to: '/signin' }
        : { label: role === 'ROLE_GUEST' ? 'signIn' : 'profile', to: PROFILE_PATHS[role] },
    origin: RETURN_PATHS.test(path) ? path : null,
    items:
      role === null
        ? []
        : ITEMS[role]
            .filter(isOffered)
            .map((item: Item) => ({ ...item, current: placeOf(item, path) })),
  };
}
