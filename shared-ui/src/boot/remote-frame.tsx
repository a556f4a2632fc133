import { FrameServices } from '@turno/shared-ui/components';
import { Frame, type RemoteFrameProps } from './frame.tsx';

/** Provides one mount of a remote with its own state, cache, language, toasts and theme. The host provides the router. */
export function RemoteFrame(props: RemoteFrameProps) {
  return <Frame {...props} Services={FrameServices} />;
}
