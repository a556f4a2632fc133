import { screen } from '@testing-library/react';
import type { Session, SessionPort } from '@turno/shared-types';
import { createSessionPort, endOnServer, STORAGE_KEYS } from '@turno/shared-ui/session';
import { memoryStorage } from '@turno/shared-ui/test';

/** The token of a forced change of password in the browser's storage. */
export const temporaryToken = {
  store: (token = 'temporary') => localStorage.setItem(STORAGE_KEYS.temporaryAuthToken, token),
  read: () => localStorage.getItem(STORAGE_KEYS.temporaryAuthToken),
  remove: () => localStorage.removeItem(STORAGE_KEYS.temporaryAuthToken),
};

/** A field of a form by its whole label. */
export const field = (label: string) => screen.findByLabelText(label, { exact: true });

/** A button by its whole name. */
export const button = (name: string) => screen.findByRole('button', { name });

/** A session port that ends its session in the services too, as a host's does. */
export function revokingPort(session: Session): SessionPort {
  const onSignOut = endOnServer('http://gateway.test', 'test-key');
  const port = createSessionPort({ storage: memoryStorage(), onSignOut });
  port.signIn(session);
  return port;
}
