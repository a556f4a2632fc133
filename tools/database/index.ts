export { type EngineCommand, engineCommand } from './engine-command.ts';
export { type Database, openDatabase } from './open-database.ts';
export { openTestDatabase, type TestDatabase } from './open-test-database.ts';
