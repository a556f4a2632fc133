import type { Script } from './first-screen.ts';

/** The bytes of scripts together. */
export const sumOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Prints how much script came over the wire, the largest file first. */
export function printScripts(title: string, scripts: readonly Script[]): void {
  console.log(
    `  ${title}: ${scripts.length} scripts, ${(sumOf(scripts) / 1_000).toFixed(1)} kB on the wire`,
  );
  for (const { file, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`    ${(bytes / 1_000).toFixed(1).padStart(7)}  ${file}`);
  }
}
