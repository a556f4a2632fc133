import type { EventEmitter } from 'node:events';

const STOPPING = 'stopping';

/** Calls back when the service begins to stop; answers how to forget it. */
export function whenStopping(app: EventEmitter, listener: () => void): () => void {
  app.once(STOPPING, listener);
  return () => {
    app.off(STOPPING, listener);
  };
}

/** Asks every holder of an open connection to close it. */
export function announceStop(app: EventEmitter): void {
  app.emit(STOPPING);
}
