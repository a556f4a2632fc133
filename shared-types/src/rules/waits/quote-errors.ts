/**
 * How far waits are from their estimates, in standard deviations of the expected spread: the 10th, 50th and 90th percentiles.
 */
export type QuoteErrors = {
  low: number;
  middle: number;
  high: number;
  /** Like `low`, only for waits long enough to go away: about a tenth lie below; absent from what an older release learned. */
  early?: number;
};

/** A quantile of the waits of one estimate: this share is shorter. */
export type WaitShare = 0.09 | 0.1 | 0.2 | 0.5 | 0.8 | 0.9;

export const NEW_ERRORS: Required<QuoteErrors> = { low: -1.5, middle: 0, high: 1.5, early: -1.8 };

/** How far one wait moves a limit; after this many calls the step is half, because long waits overlap. */
const [STEP, HALF_STEP_CALLS] = [0.13, 4];
const BOUNDS = { low: [-3, -0.4], middle: [-0.4, 0.4], high: [0.4, 3], early: [-3, -0.2] } as const;
const SHARES = { low: 0.1, middle: 0.5, high: 0.9, early: 0.12 };
/** Nobody goes away for a shorter wait. */
const LONG_WAIT_SECONDS = 600;

/** The distance of a quantile from the median, relative to that of the ninth decile, as in a normal distribution. */
const PARTS: Readonly<Record<WaitShare, number>> = {
  0.09: -1.05,
  0.1: -1,
  0.2: -0.657,
  0.5: 0,
  0.8: 0.657,
  0.9: 1,
};

/** The quantiles on which people rely who wait elsewhere: when to leave, and "be there by". */
const SHARES_FAR_AWAY: readonly WaitShare[] = [0.09, 0.2];

/**
 * The error below which a share of the waits lies. If the long waits of a queue are more certain than all its waits together,
 * they decide for people who wait elsewhere, so that nobody arrives too early or leaves after "be there by".
 */
export function errorAt({ low, middle, high, early }: QuoteErrors, share: WaitShare): number {
  const error = middle + PARTS[share] * (share < 0.5 ? middle - low : high - middle);
  if (early === undefined || !SHARES_FAR_AWAY.includes(share)) return error;
  return Math.min(middle, Math.max(error, early));
}

type QuoteError = {
  error: number;
  /** How many calls were ahead when the wait was quoted. */
  calls: number;
  quotedSeconds: number;
};

/**
 * The limits after one more error, of a wait of this many calls. Each moves up when the error lies above it, and down when
 * below, by steps that balance when the intended share lies below.
 */
export function learnError(errors: QuoteErrors, quote: QuoteError): QuoteErrors {
  const { error, calls, quotedSeconds } = quote;
  const step = STEP / (1 + calls / HALF_STEP_CALLS);
  const moved = (name: keyof QuoteErrors): number => {
    const [least, most] = BOUNDS[name];
    const before = errors[name] ?? NEW_ERRORS[name];
    const limit = before + step * (SHARES[name] - (error < before ? 1 : 0));
    return Math.min(most, Math.max(least, limit));
  };
  const ofAll = { low: moved('low'), middle: moved('middle'), high: moved('high') };
  return quotedSeconds < LONG_WAIT_SECONDS
    ? { ...errors, ...ofAll }
    : { ...ofAll, early: moved('early') };
}
