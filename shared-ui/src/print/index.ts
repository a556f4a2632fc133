export {
  PrintButton,
  type PrintButtonProps,
  PrintFrame,
  type PrintFrameProps,
  type PrintPage,
} from './print-button.tsx';
