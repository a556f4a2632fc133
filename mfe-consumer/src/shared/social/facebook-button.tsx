import { flagsAtom, propsAtom } from '@turno/shared-ui/boot';
import { Alert, Button } from '@turno/shared-ui/components';
import { type ReportedError, useReportError } from '@turno/shared-ui/errors';
import { beginFacebook } from '@turno/shared-ui/sign-in/facebook';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import s from './facebook-button.module.css';

/** CON-075, CON-077: opens Facebook's sign-in page and returns to `origin`; renders nothing if no Facebook app is configured. */
export function FacebookButton({ origin }: { origin: string | null }) {
  const t = useWords();
  const { facebookSignIn } = useAtomValue(flagsAtom);
  const { apiBase } = useAtomValue(propsAtom);
  const reportError = useReportError();
  const [reported, setReported] = useState<ReportedError | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  if (!facebookSignIn) return null;
  const leave = async () => {
    setLeaving(true);
    setReported(null);
    try {
      await beginFacebook(apiBase, origin);
    } catch (error) {
      // ERR-006: the browser lacks Web Crypto or storage.
      setReported(reportError('social-sign-in', error));
      setLeaving(false);
    }
  };
  return (
    <div className={s.social}>
      <p className={s.or}>{t('social.or')}</p>
      <Button
        variant="secondary"
        isFullWidth
        isPending={isLeaving}
        icon={<FacebookMark />}
        onPress={() => void leave()}
      >
        {t('social.facebook')}
      </Button>
      {reported && <Alert kind="error">{reported.text}</Alert>}
    </div>
  );
}

function FacebookMark() {
  return (
    <svg className={s.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M13.6 22v-8.2h2.8l.5-3.4h-3.3V8.3c0-1 .3-1.6 1.7-1.6H17V3.6c-.3 0-1.3-.1-2.5-.1-2.5 0-4.2 1.5-4.2 4.3v2.6H7.5v3.400h2.800V22z"
      />
    </svg>
  );
}
