/** `live`: changes arrive by themselves. `reconnecting`: they will again. `polling`: they do not, ask. */
export type LiveState = 'live' | 'reconnecting' | 'polling';
