export { DEMO_ACCOUNTS } from './accounts.ts';
export { DEMO_MERCHANTS } from './merchants.ts';
export { DEMO_PASS_OWNERS, DEMO_PASS_TYPES, DEMO_PASSES } from './passes.ts';
export type { DemoMerchant, DemoOpening, DemoQueue } from './shapes.ts';

/** Origins of the pages that partners of the demo embed the product in, by franchising. */
export const DEMO_PARTNER_ORIGINS: ReadonlyMap<number, readonly string[]> = new Map([
  [1, [process.env.DEMO_PARTNER_ORIGIN ?? 'http://localhost:5500']],
  [2, ['http://localhost:5501']],
]);
