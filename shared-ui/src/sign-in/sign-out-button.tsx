import { localeAtom, propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { Button, LogOut } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import s from './sign-out-button.module.css';
import { SIGN_IN_TEXTS } from './texts.ts';

/** The foot of a page that has no host's header to sign out in; nothing without a session. */
export function SignOutButton() {
  const words = SIGN_IN_TEXTS[useAtomValue(localeAtom)];
  const session = useAtomValue(sessionAtom);
  const { session: port } = useAtomValue(propsAtom);
  if (!session) return null;
  return (
    <div className={s.foot}>
      <Button variant="quiet" icon={<LogOut aria-hidden />} onPress={port.signOut}>
        {words.signOut}
      </Button>
    </div>
  );
}
