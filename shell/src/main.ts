// The order matters: imports are hoisted, so what must start first is a module and comes first.
import './provide.ts';
import './preload.ts';
import { start } from './bootstrap.tsx';

void start();
