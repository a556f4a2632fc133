/** What is going to happen, the earliest first; what was put in first comes first among equals. */
export function agenda<Event>() {
  const all: { at: number; event: Event }[] = [];
  return {
    add(at: number, event: Event): void {
      let [low, high] = [0, all.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        // The last entry happens first.
        if ((all[middle]?.at ?? 0) > at) low = middle + 1;
        else high = middle;
      }
      all.splice(low, 0, { at, event });
    },
    next: () => all.pop(),
  };
}
