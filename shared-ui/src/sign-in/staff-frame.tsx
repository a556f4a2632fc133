import type { RemoteProps } from '@turno/shared-types';
import { propsAtom, RemoteFrame, sessionAtom } from '@turno/shared-ui/boot';
import { Button, LogOut, OfflineBanner } from '@turno/shared-ui/components';
import { type TextBundle, useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import s from './sign-out-button.module.css';

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

/** The foot of a page that has no host's header to sign out in; nothing without a session. */
export function SignOutButton() {
  const t = useSharedTexts();
  const session = useAtomValue(sessionAtom);
  const { session: port } = useAtomValue(propsAtom);
  if (!session) return null;
  return (
    <div className={s.foot}>
      <Button variant="quiet" icon={<LogOut aria-hidden />} onPress={port.signOut}>
        {t('signIn.signOut')}
      </Button>
    </div>
  );
}
