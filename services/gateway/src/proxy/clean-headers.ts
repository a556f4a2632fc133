import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';

/** Only the gateway may say these; cookies mean nothing to us and must not start to. */
const OURS = /^(x-internal-|x-user-|x-forwarded-|forwarded$|x-real-ip$|cookie$)/;
/** They speak of one connection only; `connection` names more of them. */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|upgrade)$/;
/** A client cannot make us drop what tells where its body ends. */
const KEPT = /^(content-.*|transfer-encoding|host)$/;

/** The names of the headers that a client's request must not carry further. */
export function foreignHeaders(headers: IncomingHttpHeaders): string[] {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.keys(headers).filter(
    (name) =>
      OURS.test(name) || HOP_BY_HOP.test(name) || (named.includes(name) && !KEPT.test(name)),
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
