export { Poster, type PosterProps } from './poster.tsx';
export { PrintButton, type PrintButtonProps } from './print-button.tsx';
export { PrintFrame, type PrintFrameProps } from './print-frame.tsx';
