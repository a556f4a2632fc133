export { CameraPicture, type CameraPictureProps } from './camera-picture.tsx';
export { ManualCode } from './code-field.tsx';
export { MultiCodeReader, type MultiCodeReaderProps } from './multi-code-reader.tsx';
export { QrScanner, type QrScannerProps } from './qr-scanner.tsx';
export type { ScannerState } from './use-scanner.ts';
export { type CameraProblem, cameraProblem } from './use-scanner.ts';
