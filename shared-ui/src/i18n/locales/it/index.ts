import { common } from './common.ts';
import { controls } from './controls.ts';
import { errors } from './errors.ts';
import { parts } from './parts.ts';

/** The Italian texts of shared-ui. */
export const texts = { ...common, ...errors, ...controls, ...parts };
