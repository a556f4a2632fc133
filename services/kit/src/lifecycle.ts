import type { EventEmitter } from 'node:events';

const STOPPING = 'stopping';

/** Calls the listener when the service begins to stop; returns how to unsubscribe. */
export function whenStopping(app: EventEmitter, listener: () => void): () => void {
  app.once(STOPPING, listener);
  return () => {
    app.off(STOPPING, listener);
  };
}

/** Notifies every holder of an open connection to close it. */
export function announceStop(app: EventEmitter): void {
  app.emit(STOPPING);
}
