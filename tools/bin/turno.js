#!/usr/bin/env node
// `node tools/bin/turno.js <command> <arguments>`: every command of the project begins here.
import { exitWith, runUnderProjectNode } from './prepare.js';

const SCRIPTS = {
  start: 'tools/platform/start-command.ts',
  dev: 'tools/platform/dev-command.ts',
  test: 'tools/checks/test-command.ts',
  chaos: 'chaos/src/main.ts',
  mutate: 'tools/mutation/command.ts',
  catalogue: 'tools/platform/catalogue-command.ts',
  'new-remote': 'tools/new-remote/command.ts',
  sync: 'tools/delivery/sync/command.ts',
  contract: 'tools/contract/command.ts',
  releases: 'tools/origin/releases-page/command.ts',
  'team-key': 'tools/origin/team/key-command.ts',
  release: 'tools/delivery/command.ts',
  promote: 'tools/delivery/command.ts',
  rollback: 'tools/delivery/command.ts',
  pin: 'tools/delivery/command.ts',
  unpin: 'tools/delivery/command.ts',
};
/** Commands for the package in whose folder they are started. */
const PACKAGE_COMMANDS = ['release', 'promote', 'rollback', 'pin', 'unpin'];

const [command] = process.argv.splice(2, 1);
const script = SCRIPTS[command];
if (!script) exitWith(`There is no command "${command}": ${Object.keys(SCRIPTS).join(', ')}.`);
if (PACKAGE_COMMANDS.includes(command)) process.argv.splice(2, 0, command, process.cwd());

await runUnderProjectNode(script);
