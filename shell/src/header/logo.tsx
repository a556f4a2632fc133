/** The product's sign: a ticket with its turn coming up. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path
        fill="currentColor"
        d="M6 5h20a2 2 0 0 1 2 2v5.2a3.8 3.8 0 0 0 0 7.6V25a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-5.2a3.8 3.8 0 0 0 0-7.6V7a2 2 0 0 1 2-2Z"
      />
      <path
        fill="none"
        stroke="var(--turno-surface)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M11 11.5h10M16 11.5V21"
      />
    </svg>
  );
}
