/** Status pages of tickets, which anybody with the ticket's code may read, and paper slips with that code. */
export { openStatusPage } from './actions/open-status-page.ts';
export { takeSlip } from './actions/take-slip.ts';
export type { Deps } from './deps.ts';
export { statusPageRoutes } from './routes/status-pages.ts';
export { createStatusPages } from './store/status-pages.ts';
export { publicTicket } from './views/public-ticket.ts';
export { presentSlip } from './views/slip.ts';
