import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './document.ts';

const PUBLISHED = 'services/gateway/published/openapi.json';

/** The contract of the services that were released last. */
export const readPublished = (project: string): Contract =>
  JSON.parse(readFileSync(join(project, PUBLISHED), 'utf8'));

/** Notes the present contract as that of the released services, a line for each call. */
export function publish(project: string, contract: Contract): void {
  const lines = (value: object) =>
    Object.entries(value)
      .map(([name, each]) => `${JSON.stringify(name)}: ${JSON.stringify(each)}`)
      .join(',\n');
  const schemas = lines(contract.components.schemas);
  const text = `{"paths": {\n${lines(contract.paths)}\n},\n"components": {"schemas": {\n${schemas}\n}}}\n`;
  writeFileSync(join(project, PUBLISHED), text);
}
