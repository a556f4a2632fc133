import { PageServices } from '@turno/shared-ui/components';
import { Frame, type RemoteFrameProps } from './frame.tsx';

/** A `RemoteFrame` for pages that nobody operates: without toasts, sheets and the language of controls. */
export function UnattendedFrame(props: RemoteFrameProps) {
  return <Frame {...props} Services={PageServices} />;
}
