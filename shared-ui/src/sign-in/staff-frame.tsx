import type { RemoteProps } from '@turno/shared-types';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { OfflineBanner } from '@turno/shared-ui/components';
import type { TextBundle } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { SignOutButton } from './sign-out-button.tsx';

type StaffFrameProps = {
  props: RemoteProps;
  texts: TextBundle;
  children: ReactNode;
};

/**
 * A remote for merchants and their staff where no shell is around it: the word about the network and the sign-out, which
 * a shell brings, are its own.
 */
export function StaffFrame({ children, ...rest }: StaffFrameProps) {
  return (
    <RemoteFrame {...rest}>
      <OfflineBanner />
      {children}
      <SignOutButton />
    </RemoteFrame>
  );
}
