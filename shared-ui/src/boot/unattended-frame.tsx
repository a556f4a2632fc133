import { PageServices } from '@turno/shared-ui/components';
import { Frame, type RemoteFrameProps } from './frame.tsx';

/** A `RemoteFrame` for unattended pages, such as a board: without toasts, sheets and the locale of React Aria. */
export function UnattendedFrame(props: RemoteFrameProps) {
  return <Frame {...props} Services={PageServices} />;
}
