import type { Merchant } from '@turno/shared-types';
import { Button, LinkButton, Sheet } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords, type Words } from '../locales/texts.ts';
import { withOrigin } from '../origin.ts';
import { ROUTES } from '../paths.ts';
import { blockerText, type JoinBlocker } from '../shared/line-up/blocked-notice.tsx';
import { ownersAtomAt } from '../shared/passes/atoms.ts';
import type { PassBlocker } from './pass-queue-view.ts';

/** Why the button of a queue for passes is disabled. */
export type Why =
  | { reason: 'queue'; blocker: JoinBlocker }
  | { reason: 'failed'; error: Error }
  | { reason: 'loading' | 'signedOut' | PassBlocker };

type WhySheetProps = {
  why: Why | null;
  merchant: Pick<Merchant, 'id' | 'timezone'>;
  isOpen: boolean;
  onClose: () => void;
  onActivate: () => void;
};

/** CON-060: explains why nobody can line up, and offers a remedy. */
export function WhySheet({ why, merchant, isOpen, onClose, onActivate }: WhySheetProps) {
  const t = useWords();
  const { refetch } = useAtomValue(ownersAtomAt(merchant.id));
  const { pathname } = useLocation();
  if (why === null) return null;
  const retry = () => {
    void refetch();
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onOpenChange={onClose} title={t('passQueue.whyTitle')}>
      <p>{whyText(t, why, merchant)}</p>
      {why.reason === 'toActivate' && (
        <Button isFullWidth onPress={onActivate}>
          {t('passes.activate')}
        </Button>
      )}
      {why.reason === 'signedOut' && (
        <LinkButton isFullWidth to={ROUTES.signIn} state={withOrigin(pathname)}>
          {t('take.signIn')}
        </LinkButton>
      )}
      {why.reason === 'failed' && (
        <Button isFullWidth onPress={retry}>
          {t('retry')}
        </Button>
      )}
    </Sheet>
  );
}

function whyText(t: Words, why: Why, merchant: Pick<Merchant, 'timezone'>): string {
  if (why.reason === 'queue') return blockerText(t, why.blocker, merchant);
  if (why.reason === 'failed') return errorText(t, why.error);
  return why.reason === 'loading' ? '' : t(`passQueue.${why.reason}`);
}
