export { DEMO_ACCOUNTS } from './accounts.ts';
export { DEMO_CATEGORIES } from './categories.ts';
export { DEMO_FRANCHISINGS } from './franchisings.ts';
export { DEMO_MERCHANTS } from './merchants.ts';
export { DEMO_PASS_OWNERS, DEMO_PASS_TYPES, DEMO_PASSES } from './passes.ts';
export type { DemoMerchant, DemoOpening, DemoQueue } from './shapes.ts';
