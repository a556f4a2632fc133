#!/usr/bin/env node
import { runUnderProjectNode } from './prepare.js';

await runUnderProjectNode('tools/checks/test-command.ts');
