/** Prints a figure beside its upper limit; returns whether it is within. */
export function reached(name: string, value: number, goal: number, unit = ''): boolean {
  return print({ name, value, goal: `at most ${goal}${unit}`, unit, isReached: value <= goal });
}

/** Prints a figure beside its lower limit; returns whether it is within. */
export function atLeast(name: string, value: number, goal: number, unit = ''): boolean {
  return print({ name, value, goal: `at least ${goal}${unit}`, unit, isReached: value >= goal });
}

type Figure = { name: string; value: number; goal: string; unit: string; isReached: boolean };

function print({ name, value, goal, unit, isReached }: Figure): boolean {
  console.log(`  ${isReached ? '✓' : '✗'} ${name}: ${value.toFixed(2)}${unit}, goal ${goal}`);
  return isReached;
}
