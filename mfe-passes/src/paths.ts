/** Every path of this remote, in the router's syntax. */
export const ROUTES = {
  scan: '/scan-create-pass',
  root: '/',
} as const;
