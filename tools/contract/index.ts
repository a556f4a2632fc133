// Compares two published contracts: what would break between pages of one and services of the other.
export { breaksOf } from './breaks.ts';
export { type Contract, essenceOf, type Schema } from './document.ts';
