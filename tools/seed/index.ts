export { DEMO_ACCOUNTS } from './accounts.ts';
export { DEMO_MERCHANTS } from './merchants.ts';
export { DEMO_OFFICE_PASSES, DEMO_PASS_OWNERS, DEMO_PASS_TYPES, DEMO_PASSES } from './passes.ts';
export type { DemoMerchant, DemoOpening, DemoQueue } from './shapes.ts';

const PARTNER_ORIGIN = process.env.DEMO_PARTNER_ORIGIN ?? 'http://localhost:5500';

/** Origins of the pages that partners of the demo embed the product in, by franchising; servers of pages name this machine either way. */
export const DEMO_PARTNER_ORIGINS: ReadonlyMap<number, readonly string[]> = new Map([
  [1, [PARTNER_ORIGIN, PARTNER_ORIGIN.replace('//localhost:', '//127.0.0.1:')]],
  [2, ['http://localhost:5501']],
]);
