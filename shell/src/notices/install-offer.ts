/** The install event of Android's browsers; TypeScript has no type for it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

export type InstallOfferStore = {
  read(): InstallOffer | null;
  subscribe(listener: () => void): () => void;
};

/** Captures the browser's install offer, which comes once and early, for a better moment. */
export function captureInstallOffer(page: Pick<Window, 'addEventListener'>): InstallOfferStore {
  let offer: InstallOffer | null = null;
  const listeners = new Set<() => void>();
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event)) return;
    event.preventDefault();
    offer = event as InstallOffer;
    for (const listener of listeners) listener();
  });
  return {
    read: () => offer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
