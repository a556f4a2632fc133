import { Alert, Button } from '@turno/shared-ui/components';
import { useWords } from '../locales/texts.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in with a passkey; meanwhile the browser suggests passkeys in the e-mail field, where it can. */
export function PasskeyButton({ origin }: { origin: string | null }) {
  const t = useWords();
  const { isOffered, isPending, problem, press } = usePasskeySignIn(origin);
  if (!isOffered) return null;
  return (
    <>
      <Button variant="secondary" isFullWidth isPending={isPending} onPress={press}>
        {t('passkeys.signIn')}
      </Button>
      {problem !== null && <Alert kind="error">{problem}</Alert>}
    </>
  );
}
