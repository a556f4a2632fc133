import { Button, VisuallyHidden } from '@turno/shared-ui/components';
import { formatDate, formatTime } from '@turno/shared-ui/i18n';
import { useWords } from '../locales/texts.ts';
import s from './account.module.css';
import type { SignedInSession } from './account.ts';

type SessionRowProps = { session: SignedInSession; isEnding: boolean; onEnd: () => void };

/** One session of the account. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useWords();
  const device = session.device ?? t('account.unknownDevice');
  return (
    <li className={s.row}>
      <div className={s.words}>
        <strong className={s.device}>{device}</strong>
        <span className={s.text}>
          {session.isCurrent
            ? t('account.thisDevice')
            : lastUsed(t('account.lastUsed'), session.lastUsedAt)}
        </span>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" isPending={isEnding} onPress={onEnd}>
          {t('account.end')}
          <VisuallyHidden>: {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

// SHL-030, in the browser's time zone: a session belongs to no merchant.
function lastUsed(words: string, at: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return words
    .replace('{{date}}', formatDate(at, timeZone))
    .replace('{{time}}', formatTime(at, timeZone));
}
