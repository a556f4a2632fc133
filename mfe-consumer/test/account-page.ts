import { screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@turno/shared-ui/session';

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
