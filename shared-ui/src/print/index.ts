export { Poster, type PosterProps } from './poster.tsx';
export {
  PrintButton,
  type PrintButtonProps,
  PrintFrame,
  type PrintFrameProps,
} from './print-button.tsx';
