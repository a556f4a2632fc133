/** Prints a figure beside its goal and answers whether it was reached: at most so much. */
export function reached(name: string, value: number, goal: number, unit = ''): boolean {
  return told({ name, value, goal: `at most ${goal}${unit}`, unit, isReached: value <= goal });
}

/** The same, at least so much. */
export function atLeast(name: string, value: number, goal: number, unit = ''): boolean {
  return told({ name, value, goal: `at least ${goal}${unit}`, unit, isReached: value >= goal });
}

type Figure = { name: string; value: number; goal: string; unit: string; isReached: boolean };

function told({ name, value, goal, unit, isReached }: Figure): boolean {
  console.log(`  ${isReached ? '✓' : '✗'} ${name}: ${value.toFixed(2)}${unit}, goal ${goal}`);
  return isReached;
}
