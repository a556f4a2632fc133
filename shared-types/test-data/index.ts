export { buildCounter, buildMerchant, buildQueue } from './merchants.ts';
export { buildSession, buildTicket } from './tickets.ts';
