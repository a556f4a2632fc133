import { SERVICE_WORKER_PATH } from '@turno/shared-types/constants';

type Registrations = Pick<ServiceWorkerContainer, 'getRegistrations'>;

/**
 * SHL-026: unregisters every service worker but our own (S-18), so that none serves pages of an older version. Ours
 * serves a page only when the network does not.
 */
export async function removeServiceWorkers(container: Registrations | undefined): Promise<void> {
  try {
    const registrations = (await container?.getRegistrations()) ?? [];
    const others = registrations.filter((registration) => !isOurs(registration));
    await Promise.all(others.map((registration) => registration.unregister()));
  } catch {
    // Browsers that deny access (private windows, embedded views) have no workers either.
  }
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script !== undefined && new URL(script).pathname === SERVICE_WORKER_PATH;
}
