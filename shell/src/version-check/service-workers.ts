type Registrations = Pick<ServiceWorkerContainer, 'getRegistrations'>;

/** SHL-026: unregisters every service worker, so that none serves pages of an older version. */
export async function removeServiceWorkers(container: Registrations | undefined): Promise<void> {
  try {
    const registrations = (await container?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Browsers that deny access (private windows, embedded views) have no workers either.
  }
}
