import { MAPPED_TOAST_MS, TOAST_MS } from '@turno/shared-types/constants';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export type ToastOptions = {
  kind?: ToastKind;
  /** ERR-002: three seconds by default, two for texts of the error catalogue. */
  durationMs?: number;
  action?: { label: string; onPress: () => void };
};

export type QueuedToast = { text: string; kind: ToastKind; durationMs: number } & Pick<
  ToastOptions,
  'action'
>;

/** The toasts of one mount that are waiting to be shown. */
export type ToastQueue = {
  readonly id: string;
  push(toast: QueuedToast): void;
  /** Removes and returns all waiting toasts. */
  take(): QueuedToast[];
  subscribe(listener: () => void): () => void;
};

export type ShowToast = {
  (text: string, options?: ToastOptions): void;
  success(text: string, options?: Omit<ToastOptions, 'kind'>): void;
  error(text: string, options?: Omit<ToastOptions, 'kind'>): void;
  warning(text: string, options?: Omit<ToastOptions, 'kind'>): void;
};

let made = 0;

/** A queue with a name of its own: two mounts never show each other's toasts. */
export function createToastQueue(): ToastQueue {
  made += 1;
  const listeners = new Set<() => void>();
  let waiting: QueuedToast[] = [];
  return {
    id: `toasts-${made}`,
    push(toast) {
      waiting.push(toast);
      for (const listener of listeners) listener();
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    subscribe(listener) {
      listeners.add(listener);
      // The effects of a page run before those of its frame, and may have shown a toast already.
      if (waiting.length > 0) listener();
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a function that shows toasts in the queue that `find` returns at the time of the call. */
export function showToastIn(find: () => ToastQueue | null): ShowToast {
  const show = (text: string, { kind = 'info', durationMs, action }: ToastOptions = {}) => {
    const usual = kind === 'error' ? MAPPED_TOAST_MS : TOAST_MS;
    find()?.push({ text, kind, durationMs: durationMs ?? usual, ...(action ? { action } : {}) });
  };
  return Object.assign(show, {
    success: (text: string, options?: ToastOptions) => show(text, { ...options, kind: 'success' }),
    error: (text: string, options?: ToastOptions) => show(text, { ...options, kind: 'error' }),
    warning: (text: string, options?: ToastOptions) => show(text, { ...options, kind: 'warning' }),
  });
}
