#!/usr/bin/env node
import { runUnderProjectNode } from './prepare.js';

await runUnderProjectNode('bench/faults/main.ts');
