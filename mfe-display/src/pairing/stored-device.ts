import { type PairedScreen, pairedScreenSchema } from '@turno/shared-types/board-settings';
import { safeStorage } from '@turno/shared-ui/session';
import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'turno.board';
const storage = safeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

/** Stores what this screen is, so that it shows its board after a restart, also without a network. */
export function storeDevice(device: PairedScreen | null): void {
  if (device) storage.setItem(KEY, JSON.stringify(device));
  else storage.removeItem(KEY);
  for (const listener of listeners) listener();
}

export function storedDevice(): PairedScreen | null {
  return deviceOf(storage.getItem(KEY));
}

/** The same as a screen follows it. */
export function useStoredDevice(): PairedScreen | null {
  const text = useSyncExternalStore(subscribe, () => storage.getItem(KEY));
  return useMemo(() => deviceOf(text), [text]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function deviceOf(text: string | null): PairedScreen | null {
  if (text === null) return null;
  try {
    const parsed = pairedScreenSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // No JSON: somebody else wrote it, and the screen is paired anew.
    return null;
  }
}
