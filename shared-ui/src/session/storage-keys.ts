/** IDN-004, X-39: the five values of a session that a browser stores. */
export const STORAGE_KEYS = {
  headerVisible: 'headerVisible',
  userRole: 'userRole',
  lastMerchant: 'lastMerchant',
  authToken: 'authToken',
  temporaryAuthToken: 'temporaryAuthToken',
} as const;
