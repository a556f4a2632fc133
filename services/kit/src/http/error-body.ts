import type { ErrorBody } from '@turno/shared-types';
import type { ApiError } from '../api-error.ts';

/** An API error on the wire (G-23): `errors[0].message` always equals `message`; what was wrong in detail follows. */
export function errorBody({ code, message, payload, fields }: ApiError): ErrorBody {
  const first = { message, field: fields[0]?.field ?? null };
  const details = fields.filter((each) => each.message !== code);
  return { error_code: code, message, error: code, errors: [first, ...details], payload };
}
