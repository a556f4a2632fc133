export { defineRemoteElement } from './define-remote-element.ts';
export type { ReadAttribute } from './element-options.ts';
