import type { ErrorCode } from '@turno/shared-types';

/** Why something may not be done, as a value: rules never throw. */
export type RuleViolation = { code: ErrorCode; payload?: Record<string, unknown> };
