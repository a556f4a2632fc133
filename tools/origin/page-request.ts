import { hostRouteFor } from '@turno/shared-types';
import type { Request } from 'express';

/** Whether a path is one of a file, such as `/main.js`: its last segment has an extension. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}

/** Whether a request wants the app's page: any page of the product, or an unknown path that is not a file's. */
export function wantsPage(request: Request): boolean {
  return hostRouteFor(request.path) !== null || !looksLikeFile(request.path);
}

/** Whether a path is safe: it decodes and does not leave its folder. */
export function isPlainPath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.includes('\0') && !decoded.includes('\\') && !decoded.split('/').includes('..');
  } catch {
    return false;
  }
}
