/** Every route of this remote, in the router's syntax. */
export const ROUTES = {
  /** In the shell this address is another remote's; alone it explains what is missing. */
  root: '/',
  board: '/display/:merchantId',
} as const;

export function boardPath(merchantId: number): string {
  return `/display/${merchantId}`;
}

/** Where people take a number; on the product's own site, whatever page this board stands on. */
export function merchantPath(vanity: string): string {
  return `/m/${encodeURIComponent(vanity)}`;
}
