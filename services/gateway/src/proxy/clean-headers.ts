import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';

/** They speak of one connection only; `connection` names more of them. */
const HOP_BY_HOP = [
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];
/** Only the gateway may say these; cookies mean nothing to us and must not start to. */
const OURS = /^(x-internal-|x-user-|x-forwarded-|forwarded$|x-real-ip$|cookie$)/;

/** The names of the headers that a client's request must not carry further. */
export function foreignHeaders(headers: IncomingHttpHeaders): string[] {
  const named = (headers.connection ?? '').split(',').map((token) => token.trim().toLowerCase());
  // A client cannot make us drop what tells where its body ends.
  const tokens = named.filter((token) => !/^(|content-.*|transfer-encoding|host)$/.test(token));
  const ours = Object.keys(headers).filter((name) => OURS.test(name));
  return [...new Set([...ours, ...HOP_BY_HOP, ...tokens, 'connection'])].filter(
    (name) => name in headers,
  );
}

/** Takes away what a client has no right to say, and says who it is. */
export const cleanHeaders: RequestHandler = (request, _response, next) => {
  const { ip, protocol, hostname } = request;
  for (const name of foreignHeaders(request.headers)) delete request.headers[name];
  request.headers['x-forwarded-for'] = ip ?? '';
  request.headers['x-forwarded-proto'] = protocol;
  request.headers['x-forwarded-host'] = hostname;
  next();
};
