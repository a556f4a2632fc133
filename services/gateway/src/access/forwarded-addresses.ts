import type { RequestHandler } from 'express';

/** An IPv4 address or an IPv6 address in brackets, as a proxy names the client together with its port. */
const WITH_PORT = /^(?:\[([\da-f:.%]+)\]|([\d.]+))(?::\d{1,5})?$/i;

/**
 * Removes the ports that some proxies, such as Azure's Application Gateway, add to the addresses in `X-Forwarded-For`: each
 * connection of a client has another port, and every limit would count it as another client.
 */
export const withoutPorts: RequestHandler = (request, _response, next) => {
  const given = request.headers['x-forwarded-for'];
  if (typeof given === 'string')
    request.headers['x-forwarded-for'] = given.split(',').map(withoutPort).join(', ');
  next();
};

function withoutPort(text: string): string {
  const address = text.trim();
  const [, v6, v4] = WITH_PORT.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
