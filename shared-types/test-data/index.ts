export { buildCounter, buildMerchant, buildQueue } from './merchants.ts';
export { buildDay, buildOpening } from './openings.ts';
export { buildSession, buildTicket } from './tickets.ts';
