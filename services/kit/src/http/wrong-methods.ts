import type { RequestHandler, Response, Router } from 'express';
import { ApiError } from '../api-error.ts';

/** A path in the syntax of Express, with named parts only. */
export type ServedPath = { readonly method: string; readonly path: string };

/** S-12: answers 405 to other methods of a served path and lists the supported methods in `Allow`. */
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
    next(notAllowed(response, methods));
  };
}

/**
 * Lets a fixed path win over a path with a parameter in its place for every method; otherwise an unsupported method of the
 * fixed path would match the other path, with the fixed part as the parameter's value. Registered before the routes of the
 * groups.
 */
export function keepFixedPaths(
  groups: { of(path: string): Router },
  served: readonly ServedPath[],
): void {
  const paths = [...new Set(served.map(({ path }) => path))];
  for (const fixed of paths.filter((path) => paths.some((other) => isWider(other, path)))) {
    const methods = served.filter(({ path }) => path === fixed).map(({ method }) => method);
    const taken = withHead(methods);
    groups.of(fixed).all(fixed, (request, response, next) => {
      next(taken.includes(request.method) ? undefined : notAllowed(response, methods));
    });
  }
}

/** Whether a path matches every address of another one, and more. */
function isWider(path: string, other: string): boolean {
  return patternOf(path).test(other) && !patternOf(other).test(path);
}

function notAllowed(response: Response, methods: readonly string[]): ApiError {
  response.set('Allow', [...new Set(withHead(methods))].toSorted().join(', '));
  return new ApiError('method_not_allowed');
}

const withHead = (methods: readonly string[]) =>
  methods.includes('GET') ? [...methods, 'HEAD'] : methods;

/** Ignores case and a trailing slash, as Express does. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

const escaped = (part: string) => part.replace(/[^\w-]/g, '\\$&');
