/** Hidden pages have no frames: work must not wait for one longer than this. */
const LONGEST_MS = 100;

/** Resolves once what is on its way to the screen has been painted, so that a press is answered before work begins. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    // A task of its own follows the frame.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
