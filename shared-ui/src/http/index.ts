export { CallError, unanswered } from './call-error.ts';
export { createHttp, type Http, type HttpOptions } from './create-http.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { idempotentCommandAtom } from './idempotent-command.ts';
export { reachability } from './reachability.ts';
export { type Sent, send, sendCounted } from './send.ts';
