#!/usr/bin/env node
import { runUnderProjectNode } from './prepare.js';

await runUnderProjectNode('tools/platform/catalogue-command.ts');
