import { isMerchant } from '@turno/shared-types/rules';
import { httpAtom, propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { Card, EmptyState, LinkButton, PageTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { SignInForm } from '@turno/shared-ui/sign-in';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { NAMESPACE } from '../locales/texts.ts';
import { elsewhere } from '../paths.ts';

/** SHL-008, SHL-013: lets staff through. Where no host guards the page, the remote asks for the sign-in itself. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const t = useTexts(NAMESPACE);
  const { session: port } = useAtomValue(propsAtom);
  const session = useAtomValue(sessionAtom);
  const http = useAtomValue(httpAtom);
  if (!session) {
    return (
      <Card>
        <PageTitle title={t('signIn')} />
        <SignInForm http={http} onSignedIn={port.signIn} />
      </Card>
    );
  }
  if (isMerchant(session.roles[0])) return children;
  return (
    <EmptyState
      title={t('notAllowed')}
      action={<LinkButton to={elsewhere.home}>{t('goHome')}</LinkButton>}
    />
  );
}
