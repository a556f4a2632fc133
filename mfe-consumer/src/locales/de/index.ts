import { account } from './account.ts';
import { finding } from './finding.ts';
import { notices } from './notices.ts';
import { passes } from './passes.ts';
import { queueing } from './queueing.ts';

/** The German texts of this remote. */
export const texts = { ...finding, ...queueing, ...account, ...notices, ...passes };
