/** The only import of this part, so that it is one chunk. */
export async function loadOngoingTickets() {
  const module = await import('./ongoing-tickets.tsx');
  return module.OngoingTickets;
}
