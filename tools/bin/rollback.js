#!/usr/bin/env node
import { runUnderProjectNode } from './prepare.js';

process.argv.splice(2, 0, 'rollback', process.cwd());
await runUnderProjectNode('tools/delivery/command.ts');
