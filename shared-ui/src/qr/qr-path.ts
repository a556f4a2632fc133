import { create } from 'qrcode';

const QUIET_ZONE = 4;

/** How much of a code may be lost: `M` on a screen, `H` on paper that gets wet, torn and written on (CST-016). */
export type QrLevel = 'M' | 'H';

/** The dark modules of a text's QR code as an SVG path, in a square of `side` modules with its quiet zone. */
export function qrPath(text: string, level: QrLevel = 'M'): { path: string; side: number } {
  const bytes = { mode: 'byte', data: new TextEncoder().encode(text) } as const;
  const { modules } = create([bytes], { errorCorrectionLevel: level });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      const length = column - start;
      if (length > 0) {
        runs.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`);
      }
    }
  }
  return { path: runs.join(''), side: modules.size + 2 * QUIET_ZONE };
}
