export { createSessionPort } from './create-session-port.ts';
export { endOnServer } from './end-on-server.ts';
export { type KeyValueStore, safeStorage } from './safe-storage.ts';
export { STORAGE_KEYS } from './storage-keys.ts';
export { useSession } from './use-session.ts';
