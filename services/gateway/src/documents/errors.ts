import { type Access, type Call, ERRORS, type ErrorCode, errorsOf } from '@turno/shared-types';
import { ERROR_PAYLOADS } from '@turno/shared-types/schemas';
import type { JsonSchema } from './examples/example-of.ts';
import { BUDGET, headersNamed } from './headers.ts';

type ErrorAnswer = { status: number; name: string; response: JsonSchema };

/** As many codes make the name of an answer, which all calls with these errors share. */
const NAMED_BY_CODES = 3;

/** The errors of a call by status, each with the name under which the document has it once. */
export function errorAnswers(call: Call, access: Access, operationId: string): ErrorAnswer[] {
  const codes = errorsOf(call, access);
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  return statuses.map((status) => {
    const group = codes.filter((code) => ERRORS[code].status === status);
    const waits = status === 429 || status === 503;
    const headers = headersNamed([...(waits ? ['Retry-After'] : []), ...BUDGET]);
    const isShared = group.length <= NAMED_BY_CODES;
    const name = isShared ? group.map(pascal).join('Or') : `${pascal(operationId)}${status}`;
    return { status, name, response: { ...errorResponse(group), headers } };
  });
}

function errorResponse(codes: readonly ErrorCode[]): { description: string; content: object } {
  const codeField = { enum: codes, description: 'What may be wrong with this request.' };
  const narrowed = { type: 'object', properties: { error_code: codeField } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, narrowed] };
  const description = codes.map(meaningOf).join('; ');
  return { description, content: { 'application/json': { schema } } };
}

function meaningOf(code: ErrorCode): string {
  const payload = ERROR_PAYLOADS[code];
  const meaning = `\`${code}\`: ${ERRORS[code].message}`;
  return payload ? `${meaning} (payload: ${payload})` : meaning;
}

const pascal = (name: string) =>
  name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
