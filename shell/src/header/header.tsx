import { LinkButton, LogIn } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { LanguageMenu } from '@turno/shared-ui/language';
import { Link, useLocation } from '@turno/shared-ui/router';
import { STORAGE_KEYS, useSession } from '@turno/shared-ui/session';
import { useSyncExternalStore } from 'react';
import { useBrand, useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import { AccountMenu } from './account-menu.tsx';
import s from './header.module.css';
import { type HeaderItem, headerView } from './header-view.ts';

const PRODUCT = 'Turno';

/** The bar at the top: home, the pages of the role, the language, and the account (SHL-018 to SHL-022). */
export function Header() {
  const t = useTexts(texts);
  const { session: port, staffRole: roles, storage, config, language } = useHost();
  const session = useSession(port);
  const role = session?.roles[0] ?? null;
  const staffRole = useSyncExternalStore(roles.subscribe, roles.read);
  const { pathname } = useLocation();
  const storedVisibility = storage.getItem(STORAGE_KEYS.headerVisible);
  const brand = useBrand();
  // A franchise's site shows its own brand, or none until that is known.
  const isProduct = config.franchiseId === null;
  const name = brand?.name ?? (isProduct ? PRODUCT : '');
  const view = headerView({ role, staffRole, path: pathname, storedVisibility });
  if (!view.isShown) return null;
  const isSignIn = view.button.label === 'signIn';
  return (
    <header className={s.header}>
      <div className={s.bar}>
        <Link to="/" className={s.home} aria-label={t('header.home', { name: name || PRODUCT })}>
          {isProduct && <Logo />}
          {brand?.logoUrl && <img className={s.logo} src={brand.logoUrl} alt="" />}
          {name}
        </Link>
        {view.items.length > 0 && <Items items={view.items} />}
        <LanguageMenu language={language} />
        {isSignIn && pathname !== view.button.to && (
          <LinkButton
            to={view.button.to}
            state={view.origin === null ? null : { origin: view.origin }}
            variant="secondary"
            icon={<LogIn size={20} aria-hidden />}
            className={s.button}
          >
            {t('header.signIn')}
          </LinkButton>
        )}
        {!isSignIn && <AccountMenu profile={view.button.to} />}
      </div>
    </header>
  );
}

function Items({ items }: { items: readonly HeaderItem[] }) {
  const t = useTexts(texts);
  return (
    <nav className={s.nav} aria-label={t('header.navigation')}>
      <ul className={s.items}>
        {items.map(({ label, to, current }) => (
          <li key={to}>
            <Link to={to} className={s.item} aria-current={current}>
              {t(`header.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The product's logo: a ticket whose turn is coming up. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path
        fill="currentColor"
        d="M6 5h20a2 2 0 0 1 2 2v5.2a3.8 3.8 0 0 0 0 7.6V25a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-5.2a3.8 3.8 0 0 0 0-7.6V7a2 2 0 0 1 2-2Z"
      />
      <path
        fill="none"
        stroke="var(--turno-surface)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M11 11.5h10M16 11.5V21"
      />
    </svg>
  );
}
