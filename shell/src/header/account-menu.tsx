import { LogOut, Settings, User } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { HeaderMenu, headerMenuStyles as s } from '@turno/shared-ui/language';
import { Link, useNavigate } from '@turno/shared-ui/router';
import { flushSync } from 'react-dom';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import header from './header.module.css';

const ACCOUNT_PATH = '/account';

/**
 * The person's own pages and the sign-out, which takes a second press: no single tap ends a session. `profile` is the
 * page of the role (SHL-018).
 */
export function AccountMenu({ profile }: { profile: string }) {
  const t = useTexts(texts);
  const { session } = useHost();
  const navigate = useNavigate();
  // The session ends at once, so that a reload finds none. The guard of a protected page redirects to sign-in within the
  // flush; the navigation home comes after it and replaces it.
  const leave = () => {
    flushSync(() => session.signOut());
    void navigate('/', { replace: true });
  };
  return (
    <HeaderMenu
      icon={<User size={20} aria-hidden className={header.icon} />}
      label={t('header.account')}
    >
      {(close) => (
        <>
          <li>
            <Link to={profile} className={s.row} onClick={close}>
              <User size={20} aria-hidden />
              {t('header.profile')}
            </Link>
          </li>
          <li>
            <Link to={ACCOUNT_PATH} className={s.row} onClick={close}>
              <Settings size={20} aria-hidden />
              {t('header.devices')}
            </Link>
          </li>
          <li className={s.danger}>
            <button type="button" className={s.row} onClick={leave}>
              <LogOut size={20} aria-hidden />
              {t('header.signOut')}
            </button>
          </li>
        </>
      )}
    </HeaderMenu>
  );
}
