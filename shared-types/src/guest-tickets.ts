// Tickets of a guest, which are transferred to the account to which the guest signs in (S-16).
export { takeGuestTicketsCall, transferTicketsCall } from './calls/accounts/people.ts';
export type {
  GuestTickets,
  TransferBlocker,
  TransferredTickets,
} from './entities/guest-tickets.ts';
