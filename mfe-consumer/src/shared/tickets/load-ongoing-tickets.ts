/** One import for all who need the part, so that it is one file. */
export async function loadOngoingTickets() {
  const module = await import('./ongoing-tickets.tsx');
  return module.OngoingTickets;
}
