import { TICKET_QR_PX } from '@turno/shared-types/constants';
import { useMemo } from 'react';
import { encode } from 'uqr';
import s from './qr-code.module.css';

export type QrCodeProps = {
  text: string;
  /** What the code is for. */
  label: string;
  /** Side in CSS pixels, the white edge included; a ticket's by default (CST-016). */
  size?: number;
  level?: QrLevel;
};

/** A QR code, black on pure white in every theme so that every reader reads it. */
export function QrCode({ text, label, size = TICKET_QR_PX, level = 'M' }: QrCodeProps) {
  const { path, side } = useMemo(() => qrPath(text, level), [text, level]);
  return (
    <svg
      className={s.code}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

const QUIET_ZONE = 4;
/** Only signed texts are longer; they are random enough for any mask. */
const SHORT_TEXT = 100;
const [BEST_MASK, FIRST_MASK] = [-1, 0];

/** How much of a code may be lost: `M` on a screen, `H` on paper that gets wet, torn and written on (CST-016). */
type QrLevel = 'M' | 'H';

/**
 * The dark modules of a text's QR code as an SVG path, in a square of `side` modules with its quiet zone. The best of the
 * eight masks is chosen for short texts only: trying all of them on the code of a ticket blocks a phone for 0.1 s.
 */
export function qrPath(text: string, level: QrLevel = 'M'): { path: string; side: number } {
  const maskPattern = text.length > SHORT_TEXT ? FIRST_MASK : BEST_MASK;
  const { data, size } = encode(text, { ecc: level, border: QUIET_ZONE, maskPattern });
  const runs = data.flatMap((row, y) => darkRuns(row, y));
  return { path: runs.join(''), side: size };
}

/** Each run of dark modules in a row as a rectangle. */
function darkRuns(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    const length = x - start;
    if (length > 0) runs.push(`M${start} ${y}h${length}v1h-${length}z`);
  }
  return runs;
}
