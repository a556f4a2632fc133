import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS } from '@turno/shared-types';
import { ApiError } from './api-error.ts';
import { errorBody } from './http/reply-error.ts';

/**
 * Answers requests that Node cannot parse (address and headers too long, or not HTTP) with the usual error body. They never
 * reach a route.
 */
export function answerUnreadable(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = responses.get(socket);
    const isAnswering = last?.headersSent && !last.writableFinished;
    const text = responseText(error.code ?? '');
    // A second response head in the middle of a response would be parsed as part of it.
    if (!socket.writable || isAnswering || text === null) socket.destroy();
    else socket.end(text, () => socket.destroy());
  });
}

/** `null` for a broken connection, where nobody reads an answer. */
function responseText(reason: string): string | null {
  // Node's own answer without a listener; no error code of the contract fits a timeout.
  if (reason === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
  }
  if (!reason.startsWith('HPE_')) return null;
  const isTooLong = reason === 'HPE_HEADER_OVERFLOW';
  const apiError = new ApiError(isTooLong ? 'payload_too_large' : 'validation_error');
  const { status } = ERRORS[apiError.code];
  const body = JSON.stringify(errorBody(apiError));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
