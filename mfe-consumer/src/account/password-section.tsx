import { sessionAtom } from '@turno/shared-ui/boot';
import { Button } from '@turno/shared-ui/components';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { storeTemporaryToken } from '../shared/session/temporary-token.ts';
import s from './account.module.css';
import type { Account } from './account.ts';
import { Section } from './section.tsx';

/** a link to change the password; an account that signs in with Facebook has none. */
export function PasswordSection({ account }: { account: Account }) {
  const t = useWords();
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const change = () => {
    if (!session) return;
    storeTemporaryToken(session.accessToken);
    void navigate(ROUTES.changePassword, { state: { origin: ROUTES.account } });
  };
  return (
    <Section title={t('account.signIn')}>
      {account.signsInWithFacebook ? (
        <p className={s.text}>{t('account.withFacebook')}</p>
      ) : (
        <Button variant="secondary" className={s.action} onPress={change}>
          {t('account.changePassword')}
        </Button>
      )}
    </Section>
  );
}
