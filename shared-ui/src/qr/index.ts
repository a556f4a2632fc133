export { LargeCode, type LargeCodeProps } from './large-code.tsx';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
