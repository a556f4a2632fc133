export { CameraPicture, type CameraPictureProps } from './camera-picture.tsx';
export { type CameraProblem, cameraProblem } from './camera-problem.ts';
export { ManualCode } from './manual-code.tsx';
export { QrScanner, type QrScannerProps } from './qr-scanner.tsx';
export type { ScannerState } from './use-scanner.ts';
