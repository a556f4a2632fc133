import type { RemoteProps } from '@turno/shared-types';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { OfflineBanner } from '@turno/shared-ui/components';
import { SignOutButton } from '@turno/shared-ui/sign-in';
import type { ReactNode } from 'react';
import { NAMESPACE, texts } from './locales/texts.ts';
import { PassesRoutes } from './routes.tsx';

/** The remote in somebody else's page: what the shell says about the network it says itself. */
export function Embedded({ children, ...props }: RemoteProps & { children?: ReactNode }) {
  return (
    <RemoteFrame props={props} namespace={NAMESPACE} texts={texts}>
      <OfflineBanner />
      <PassesRoutes />
      {children}
    </RemoteFrame>
  );
}

/** The remote as a page of its own, where nobody else offers to sign out. */
export function OwnPage(props: RemoteProps) {
  return (
    <main>
      <Embedded {...props}>
        <SignOutButton />
      </Embedded>
    </main>
  );
}
