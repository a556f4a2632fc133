import { startOrigin } from './start-origin.ts';

startOrigin(process.env);
