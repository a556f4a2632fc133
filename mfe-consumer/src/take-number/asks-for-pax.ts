/** CON-026: whether the size is asked before a number is taken. */
export function asksForPax({ maxPax }: { maxPax: number | null }): boolean {
  return (maxPax ?? 1) > 1;
}
