// Tickets that a guest took, which follow the guest to the account that they sign in to (S-16).
export { takeGuestTicketsCall, transferTicketsCall } from './calls/accounts/people.ts';
export type {
  GuestTickets,
  TransferBlocker,
  TransferredTickets,
} from './entities/guest-tickets.ts';
