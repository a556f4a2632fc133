import { sharedUse } from './shared-use.js';
import { writeTable } from './write-table.js';

/** Writes `shared.json`: what the remote takes from its host and in which range, for the release check. */
export class SharedUsePlugin {
  apply(compiler) {
    writeTable(compiler, 'SharedUsePlugin', sharedUse);
  }
}
