import { type RequestHandler, Router } from 'express';

/**
 * Groups routes by the first part of their path and their number of parts, so that Express compares a request with the few
 * paths of its group instead of all. The matching route stays the same.
 */
export function createPathGroups(): { of(path: string): Router; handle: RequestHandler } {
  const groups = new Map<string, Router>();
  return {
    /** The group of a path of the contract; throws when its first part is a parameter. */
    of(path) {
      if (/^\/[:*{]/.test(path)) throw new Error(`The first part of ${path} must be a word.`);
      const key = groupOf(path);
      const router = groups.get(key) ?? Router();
      groups.set(key, router);
      return router;
    },
    handle(request, response, next) {
      const group = groups.get(groupOf(request.path));
      if (group) group(request, response, next);
      else next();
    },
  };
}

/** Ignores case and a trailing slash, as Express does. */
function groupOf(path: string): string {
  const parts = path.split('/');
  const count = parts.at(-1) === '' ? parts.length - 1 : parts.length;
  return `${parts[1]?.toLowerCase()} ${count}`;
}
