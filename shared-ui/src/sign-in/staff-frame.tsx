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
 * A staff remote that runs without the shell: it shows the offline banner and the sign-out button that the shell
 * would show.
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

/** Signs out on pages without the header of a shell; renders nothing without a session. */
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
