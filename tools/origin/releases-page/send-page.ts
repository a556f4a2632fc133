import type { ErrorRequestHandler, Request, Response } from 'express';
import { compactStyle } from '../first-view/style.ts';
import { sendPage } from '../page.ts';
import { newNonce, policyText } from '../security-headers.ts';
import { problemPage, type Style } from './pages.ts';

const FAILED = 500;

/** Sends a page for people who release. */
export type SendPage = (
  request: Request,
  response: Response,
  render: (style: Style) => string,
) => void;

/** Sends pages with a style of their own, in which nothing runs and whose forms lead nowhere else. */
export function pageSender(shellUrl: string): SendPage {
  const css = compactStyle([
    new URL('../../../shared-ui/src/theme/colours.css', import.meta.url),
    new URL('./releases.css', import.meta.url),
  ]);
  return (request, response, render) => {
    const nonce = newNonce();
    const policy = policyText({
      'default-src': ["'none'"],
      'style-src': [`'nonce-${nonce}'`],
      'img-src': ['data:'],
      'form-action': ["'self'", shellUrl],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    // Without a referrer a form of this page would have no origin either.
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('X-Robots-Tag', 'noindex');
    return sendPage(request, response, [render({ nonce, style: css })], 'no-store');
  };
}

/** A pointer that cannot be read, a full disk: the log has the reason, the page says that nothing works now. */
export function failed(send: SendPage): ErrorRequestHandler {
  return (error, request, response, next) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (response.headersSent) return next(error);
    const words =
      'The releases cannot be read or written now. The log of this server has the reason.';
    return send(request, response.status(FAILED), (style) => problemPage(style, words));
  };
}
