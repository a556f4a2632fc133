/** What Android's browsers hand to a page that can be installed; TypeScript does not know it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

export type OfferKeeper = {
  read(): InstallOffer | null;
  subscribe(listener: () => void): () => void;
};

/** Keeps the browser's own offer for a better moment: it comes once, and early. */
export function keepInstallOffer(page: Pick<Window, 'addEventListener'>): OfferKeeper {
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
