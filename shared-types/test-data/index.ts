export { JOINING_CASES, type JoiningCase } from './joining-cases.ts';
export { buildCounter, buildMerchant, buildQueue } from './merchants.ts';
export { buildDay, buildOpening } from './openings.ts';
export { buildEntrance, buildPass, buildPassOwner } from './passes.ts';
export { EASY_PUZZLE } from './puzzles.ts';
export { buildSession, buildTicket } from './tickets.ts';
