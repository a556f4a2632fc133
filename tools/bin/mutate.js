#!/usr/bin/env node
import { runUnderProjectNode } from './prepare.js';

await runUnderProjectNode('tools/mutation/command.ts');
