import { CENTRE } from './merchants-centre.ts';
import { NORTH } from './merchants-north.ts';
import { ROME } from './merchants-rome.ts';
import { SOUTH } from './merchants-south.ts';
import type { DemoMerchant } from './shapes.ts';

/** Invented merchants all over Italy, of every kind of queue; any resemblance to real ones is chance. */
export const DEMO_MERCHANTS: readonly DemoMerchant[] = [...ROME, ...NORTH, ...CENTRE, ...SOUTH];
