import { type PairedScreen, pairedScreenSchema } from '@turno/shared-types/board-settings';
import type { DeviceKind } from '@turno/shared-types/devices';
import { safeStorage } from '@turno/shared-ui/session';
import { useMemo, useSyncExternalStore } from 'react';

/** The storage key; a browser may be both, a board in one window and a kiosk in another. */
const keyOf = (kind: DeviceKind) => (kind === 'board' ? 'turno.board' : 'turno.kiosk');
const storage = safeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

/** Stores what this screen is paired with, so that it is the same after a restart, even offline. */
export function storeDevice(kind: DeviceKind, device: PairedScreen | null): void {
  if (device) storage.setItem(keyOf(kind), JSON.stringify(device));
  else storage.removeItem(keyOf(kind));
  for (const listener of listeners) listener();
}

export function storedDevice(kind: DeviceKind): PairedScreen | null {
  return deviceOf(storage.getItem(keyOf(kind)));
}

/** The stored device, updated when it changes. */
export function useStoredDevice(kind: DeviceKind): PairedScreen | null {
  const text = useSyncExternalStore(subscribe, () => storage.getItem(keyOf(kind)));
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
    // Invalid JSON that another script wrote; the screen has to be paired again.
    return null;
  }
}
