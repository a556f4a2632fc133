export { buildCounter, buildMerchant, buildQueue } from './merchants.ts';
export { buildOpening } from './openings.ts';
export { buildSession, buildTicket } from './tickets.ts';
