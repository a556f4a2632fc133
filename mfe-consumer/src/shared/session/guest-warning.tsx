import { Alert } from '@turno/shared-ui/components';
import { Link } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { isGuestAtom } from './atoms.ts';

/** CON-022: explains to a guest how to keep the ticket; signing in returns to `origin`. */
export function GuestWarning({ origin }: { origin: string }) {
  const t = useWords();
  const isGuest = useAtomValue(isGuestAtom);
  if (!isGuest) return null;
  return (
    <Alert
      action={
        <Link to={ROUTES.signIn} state={{ origin }}>
          {t('take.signIn')}
        </Link>
      }
    >
      {t('take.guest')}
    </Alert>
  );
}
