/**
 * How far waits are from their estimates, in deviations of what is expected: a tenth of them, a half and nine tenths lie below
 * these limits.
 */
export type QuoteErrors = { low: number; middle: number; high: number };

/** A share of the waits of one estimate: so many are shorter. */
export type WaitShare = 0.09 | 0.1 | 0.2 | 0.5 | 0.8 | 0.9;

export const NEW_ERRORS: QuoteErrors = { low: -1.5, middle: 0, high: 1.5 };

/** How far one wait moves a limit; one of so many calls half as far, because long waits overlap. */
const [STEP, HALF_STEP_CALLS] = [0.13, 4];
const BOUNDS = { low: [-3, -0.4], middle: [-0.4, 0.4], high: [0.4, 3] } as const;

/** How far a share lies from the half where nine tenths lie at 1, as in a normal distribution. */
const PARTS: Readonly<Record<WaitShare, number>> = {
  ...{ 0.09: -1.05, 0.1: -1, 0.2: -0.657, 0.5: 0, 0.8: 0.657, 0.9: 1 },
};

/** The error below which a share of the waits lies. */
export function errorAt({ low, middle, high }: QuoteErrors, share: WaitShare): number {
  return middle + PARTS[share] * (share < 0.5 ? middle - low : high - middle);
}

/**
 * The limits after one more error, of a wait of so many calls. Each moves up when the error lies above it, and down when
 * below, by steps that balance once as many lie below as should.
 */
export function learnError(errors: QuoteErrors, error: number, calls: number): QuoteErrors {
  const step = STEP / (1 + calls / HALF_STEP_CALLS);
  const moved = (name: keyof QuoteErrors, share: number): number => {
    const [least, most] = BOUNDS[name];
    const limit = errors[name] + step * (share - (error < errors[name] ? 1 : 0));
    return Math.min(most, Math.max(least, limit));
  };
  return { low: moved('low', 0.1), middle: moved('middle', 0.5), high: moved('high', 0.9) };
}
