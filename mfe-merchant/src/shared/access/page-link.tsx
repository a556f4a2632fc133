import { propsAtom } from '@turno/shared-ui/boot';
import { ArrowLeft, LinkButton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { Link } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../../locales/texts.ts';
import { SCANNER_PATH } from '../../paths.ts';
import s from '../staff-page.module.css';
import { mayOpenAtomFor, type StaffPath } from './page-access.ts';

/** A link to a staff page; renders nothing for a role that may not open it. */
export function PageLink({ to, children }: { to: StaffPath; children: ReactNode }) {
  if (!useAtomValue(mayOpenAtomFor(to))) return null;
  return (
    <LinkButton variant="secondary" to={to}>
      {children}
    </LinkButton>
  );
}

export type Back = { to: string; label: string };

/**
 * S-08: the back link of a page. A person who may not open its target goes to the entrance, which another remote renders; there
 * is no link where the remote is a page of its own.
 */
export function WayBack(back: Back) {
  const t = useTexts(texts);
  const mayOpen = useAtomValue(mayOpenAtomFor(back.to));
  const hasScanner = useAtomValue(propsAtom).siteBase === undefined;
  const scanner = { to: SCANNER_PATH, label: t('team.notPermitted.scanner') };
  const end = mayOpen === false ? hasScanner && scanner : back;
  if (!end) return null;
  return (
    <Link className={s.back} to={end.to}>
      <ArrowLeft size={20} aria-hidden />
      {end.label}
    </Link>
  );
}
