/** Every path of this remote. */
export const paths = {
  dashboard: '/manage-merchant',
} as const;

/** Paths that other remotes own; the host takes the visitor there. */
export const elsewhere = {
  home: '/',
  signIn: '/signin',
  board: (merchantId: number) => `/display/${merchantId}`,
  publicPage: (vanity: string) => `/m/${vanity}`,
} as const;
