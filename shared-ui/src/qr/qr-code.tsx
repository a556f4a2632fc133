import { TICKET_QR_PX } from '@turno/shared-types/constants';
import { useMemo } from 'react';
import s from './qr-code.module.css';
import { type QrLevel, qrPath } from './qr-path.ts';

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
