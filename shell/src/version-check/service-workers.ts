type Registrations = Pick<ServiceWorkerContainer, 'getRegistrations'>;

/** SHL-026: no service worker may answer with pages of an older version. */
export async function removeServiceWorkers(container: Registrations | undefined): Promise<void> {
  try {
    const registrations = (await container?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Browsers that forbid the question (private windows, embedded views) hold no worker either.
  }
}
