import type { Deps } from './deps.ts';
export async function loadDemo(_deps: Deps): Promise<void> {}
