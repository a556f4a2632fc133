import type { RemoteProps } from '@turno/shared-types';
import { propsAtom, RemoteFrame, sessionAtom } from '@turno/shared-ui/boot';
import { Button, ConfirmSheet, LogOut, OfflineBanner } from '@turno/shared-ui/components';
import { hasUnsavedChangesAtom } from '@turno/shared-ui/forms';
import { type TextBundle, useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import s from './staff-frame.module.css';

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

/**
 * Signs out on pages without the shell's header; asks for confirmation if the page has unsaved changes. Renders nothing without
 * a session.
 */
export function SignOutButton() {
  const t = useSharedTexts();
  const session = useAtomValue(sessionAtom);
  const { session: port } = useAtomValue(propsAtom);
  const hasChanges = useAtomValue(hasUnsavedChangesAtom);
  const [isAsking, setAsking] = useState(false);
  if (!session) return null;
  return (
    <div className={s.foot}>
      <Button
        variant="quiet"
        icon={<LogOut aria-hidden />}
        onPress={() => (hasChanges ? setAsking(true) : port.signOut())}
      >
        {t('signIn.signOut')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('forms.leaveTitle')}
        confirmLabel={t('signIn.signOut')}
        cancelLabel={t('forms.stay')}
        onConfirm={port.signOut}
        isDanger
      >
        {t('forms.leaveText')}
      </ConfirmSheet>
    </div>
  );
}
