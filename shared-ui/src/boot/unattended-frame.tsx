import type { RemoteProps } from '@turno/shared-types';
import { PageServices } from '@turno/shared-ui/components';
import { Frame, type FrameStore, type RemoteFrameProps } from './frame.tsx';
import type { ThemeAttributes } from './use-theme-attributes.ts';

/**
 * A `RemoteFrame` for unattended pages, such as a board: without toasts, sheets, the locale of React Aria and brand colours. A
 * board has its own colours, each with a contrast of 7:1.
 */
export function UnattendedFrame(props: RemoteFrameProps) {
  return <Frame {...props} Services={PageServices} useTheme={useMode} />;
}

function useMode(_store: FrameStore, { theme: { mode } }: RemoteProps): ThemeAttributes {
  return mode === 'system' ? {} : { 'data-theme': mode };
}
