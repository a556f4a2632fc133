export type { PrintPage } from './print-alone.ts';
export {
  PrintButton,
  type PrintButtonProps,
  PrintFrame,
  type PrintFrameProps,
} from './print-button.tsx';
