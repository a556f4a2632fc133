/** Prints a figure beside its goal and answers whether it was reached. */
export function reached(name: string, value: number, goal: number, unit = ''): boolean {
  const isReached = value <= goal;
  console.log(
    `  ${isReached ? '✓' : '✗'} ${name}: ${value.toFixed(2)}${unit}, goal at most ${goal}${unit}`,
  );
  return isReached;
}

/** The same for a figure that shall not be smaller. */
export function atLeast(name: string, value: number, goal: number, unit = ''): boolean {
  const isReached = value >= goal;
  console.log(
    `  ${isReached ? '✓' : '✗'} ${name}: ${value.toFixed(2)}${unit}, goal at least ${goal}${unit}`,
  );
  return isReached;
}
