import type { Texts } from '../../define-texts.ts';
import type { texts as it } from '../it/operated.ts';
import { controls } from './controls.ts';
import { errors } from './errors.ts';
import { parts } from './parts.ts';

/** The English texts of shared-ui for pages that somebody operates, by subject. */
export const texts = { ...errors, ...controls, ...parts } satisfies Texts<typeof it>;
