// In this order: imports are hoisted, so whatever must start first has a module of its own and stands first.
import './provide.ts';
import './kickoff.ts';
import { start } from './bootstrap.tsx';

void start();
