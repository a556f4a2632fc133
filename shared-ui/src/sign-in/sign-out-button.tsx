import { localeAtom, propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { Button, LogOut } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { SIGN_IN_TEXTS } from './texts.ts';

/** Ends the session, on a page that has no header of a host to do it; nothing without one. */
export function SignOutButton() {
  const words = SIGN_IN_TEXTS[useAtomValue(localeAtom)];
  const session = useAtomValue(sessionAtom);
  const { session: port } = useAtomValue(propsAtom);
  if (!session) return null;
  return (
    <Button variant="quiet" icon={<LogOut aria-hidden />} onPress={port.signOut}>
      {words.signOut}
    </Button>
  );
}
