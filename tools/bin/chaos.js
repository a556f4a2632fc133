#!/usr/bin/env node
import { runUnderProjectNode } from './prepare.js';

await runUnderProjectNode('chaos/src/main.ts');
