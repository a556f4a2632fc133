import type { RequestHandler } from 'express';
import { ApiError } from '../api-error.ts';

/** A path in the syntax of Express, with named parts only. */
export type ServedPath = { readonly method: string; readonly path: string };

/** S-12: a path that is served, requested with another method, is 405 and names the methods in `Allow`. */
export function rejectWrongMethods(served: readonly ServedPath[]): RequestHandler {
  const patterns = served.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (request, response, next) => {
    const methods = patterns
      .filter(({ pattern }) => pattern.test(request.path))
      .map(({ method }) => method);
    if (methods.length === 0) {
      next();
      return;
    }
    if (methods.includes('GET')) methods.push('HEAD');
    response.set('Allow', [...new Set(methods)].toSorted().join(', '));
    next(new ApiError('method_not_allowed'));
  };
}

/** Like Express, it ignores case and a trailing slash. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

const escaped = (part: string) => part.replace(/[^\w-]/g, '\\$&');
