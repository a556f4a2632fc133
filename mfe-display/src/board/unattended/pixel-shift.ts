type Shift = { x: number; y: number };

const STEPS: readonly Shift[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

const STEP_PX = 4;
const MINUTE_MS = 60_000;

/** Offset of the whole board in this minute, in CSS pixels, against burn-in. */
export function pixelShift(now: Date): Shift {
  const step = STEPS[Math.floor(now.getTime() / MINUTE_MS) % STEPS.length];
  return { x: (step?.x ?? 0) * STEP_PX, y: (step?.y ?? 0) * STEP_PX };
}
