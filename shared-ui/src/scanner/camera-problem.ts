/** Why there is no picture, as the key of its text. */
export type CameraProblem = 'denied' | 'unsupported' | 'noCamera' | 'busy';

/** CON-020: what a failure of the camera means for the person in front of it. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noCamera';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unsupported';
}
