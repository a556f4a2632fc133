/** Every path of this remote. */
export const paths = {
  scan: '/scan-create-pass',
} as const;

/** Paths that other remotes own. */
export const elsewhere = {
  home: '/',
  signIn: '/signin',
} as const;
