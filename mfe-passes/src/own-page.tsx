import type { RemoteProps } from '@turno/shared-types';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { OfflineBanner } from '@turno/shared-ui/components';
import { SignOutButton } from '@turno/shared-ui/sign-in';
import { NAMESPACE, texts } from './locales/texts.ts';
import { PassesRoutes } from './routes.tsx';

/** The remote in somebody else’s page: the word about the network and the sign-out, which a shell brings, are its own. */
export function Embedded(props: RemoteProps) {
  return (
    <RemoteFrame props={props} namespace={NAMESPACE} texts={texts}>
      <OfflineBanner />
      <PassesRoutes />
      <SignOutButton />
    </RemoteFrame>
  );
}

/** The remote as a page of its own. */
export function OwnPage(props: RemoteProps) {
  return (
    <main>
      <Embedded {...props} />
    </main>
  );
}
