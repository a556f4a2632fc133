export { createSessionPort, endOnServer, leaveEnded, useSession } from './create-session-port.ts';
export { handOverStorage, isSamePerson, localStore, removeLeftovers } from './personal-storage.ts';
export {
  leaveGuest,
  readStayedTickets,
  removeStayedTickets,
  type StayedTickets,
  storeStayedTickets,
} from './stayed-tickets.ts';
export {
  CHECK_IN_HISTORY_KEY,
  CREATED_PASSES_KEY,
  type KeyValueStore,
  REGISTRATION_KEY,
  STORAGE_KEYS,
  safeStorage,
} from './stored-session.ts';
