import { propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { Button, LogOut } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import s from './sign-out-button.module.css';

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
