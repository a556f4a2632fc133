import { screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@turno/shared-ui/session';

/** The token of a forced change, as a browser keeps it. */
export const temporaryToken = {
  keep: (token = 'temporary') => localStorage.setItem(STORAGE_KEYS.temporaryAuthToken, token),
  read: () => localStorage.getItem(STORAGE_KEYS.temporaryAuthToken),
  forget: () => localStorage.removeItem(STORAGE_KEYS.temporaryAuthToken),
};

/** A field of a form by its whole label. */
export const field = (label: string) => screen.findByLabelText(label, { exact: true });

/** A button by its whole name. */
export const button = (name: string) => screen.findByRole('button', { name });
