import { controls } from './controls.ts';
import { errors } from './errors.ts';
import { parts } from './parts.ts';

/** The Italian texts of shared-ui for pages that somebody operates, by subject. */
export const texts = { ...errors, ...controls, ...parts };
