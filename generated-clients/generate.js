/**
 * Makes clients of an OpenAPI document with two generators, and compiles them with the journeys in `src`:
 * `node generate.js <address of the document>`. The generators need TypeScript 5, which only this package has: npm places some
 * of them at the root, beside a newer TypeScript, and the hook lets them find the one here.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const GENERATED = join(HERE, 'generated');
const [, , address = ''] = process.argv;

registerHooks({
  resolve(specifier, context, next) {
    const isCompiler = specifier === 'typescript';
    return next(specifier, isCompiler ? { ...context, parentURL: import.meta.url } : context);
  },
});
const { createClient } = await import('@hey-api/openapi-ts');
const { astToString, default: openapiTypescript } = await import('openapi-typescript');

const document = await (await fetch(address)).json();
for (const folder of ['generated', 'dist'])
  rmSync(join(HERE, folder), { recursive: true, force: true });
mkdirSync(GENERATED);
const types = astToString(await openapiTypescript(document));
writeFileSync(join(GENERATED, 'openapi-typescript.ts'), types);
process.chdir(HERE);
await createClient({
  input: document,
  output: join(GENERATED, 'hey-api'),
  logs: { level: 'silent' },
});

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
process.exitCode =
  spawnSync(process.execPath, [compiler, '-p', HERE], { stdio: 'inherit' }).status ?? 1;
