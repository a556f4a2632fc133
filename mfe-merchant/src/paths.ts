/** Every path of this remote, in the router's syntax. */
export const ROUTES = {
  dashboard: '/manage-merchant',
  managers: '/merchant-managers',
  invitation: '/manager-invitation/:token',
  franchiseInvitation: '/franchise-invitation/:token',
  settings: '/merchant-settings',
  root: '/',
} as const;

/** Paths that other remotes answer. */
export function boardPath(merchantId: number): string {
  return `/display/${merchantId}`;
}

export function publicPagePath(vanity: string): string {
  return `/m/${encodeURIComponent(vanity)}`;
}
