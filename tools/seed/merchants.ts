import { CENTRE } from './places-centre.ts';
import { NORTH } from './places-north.ts';
import { ROME } from './places-rome.ts';
import { SOUTH } from './places-south.ts';
import type { DemoMerchant } from './shapes.ts';

/** Invented merchants all over Italy, of every kind of queue; any resemblance to real ones is chance. */
export const DEMO_MERCHANTS: readonly DemoMerchant[] = [...ROME, ...NORTH, ...CENTRE, ...SOUTH];
