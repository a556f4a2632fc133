/** Which of `count` suggestions is meant after a key: down and up go through them and back into the box (`null`). */
export function activeAfter(active: number | null, key: string, count: number): number | null {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return active;
  // The box is one more place in the round, before the first.
  const places = count + 1;
  const place = (active ?? -1) + 1;
  const next = (place + (key === 'ArrowDown' ? 1 : -1) + places) % places;
  return next === 0 ? null : next - 1;
}
