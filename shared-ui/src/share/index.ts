export { ShareButton, type ShareButtonProps } from './share-button.tsx';
export { ShareSheet, type ShareSheetProps } from './share-sheet.tsx';
export { useShare } from './use-share.ts';
