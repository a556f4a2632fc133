import { type RequestHandler, Router } from 'express';

/**
 * Routers by what decides first between paths, their first part and how many parts there are: a request is compared with
 * the few paths of its own group instead of with every path there is. Which route it finds stays the same.
 */
export function createPathGroups(): { of(path: string): Router; handle: RequestHandler } {
  const groups = new Map<string, Router>();
  return {
    /** The group of a path of the contract; throws when its first part could be anything. */
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

/** As Express compares them: whatever the case of letters, with or without a slash at the end. */
function groupOf(path: string): string {
  const parts = path.split('/');
  const count = parts.at(-1) === '' ? parts.length - 1 : parts.length;
  return `${parts[1]?.toLowerCase()} ${count}`;
}
