export { createSessionPort, endOnServer, useSession } from './create-session-port.ts';
export { type KeyValueStore, STORAGE_KEYS, safeStorage } from './stored-session.ts';
