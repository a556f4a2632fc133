import { Button, VisuallyHidden } from '@turno/shared-ui/components';
import { formatDate, formatTime, useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import s from './account.module.css';
import type { SignedInSession } from './account.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

type SessionRowProps = { session: SignedInSession; isEnding: boolean; onEnd: () => void };

/** One session of the account. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const words = wordsOf(useSharedTexts(), ACCOUNT_TEXTS);
  const device = session.device ?? words.unknownDevice;
  return (
    <li className={s.row}>
      <div className={s.words}>
        <strong className={s.device}>{device}</strong>
        <span className={s.text}>
          {session.isCurrent ? words.thisDevice : lastUsed(words.lastUsed, session.lastUsedAt)}
        </span>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" isPending={isEnding} onPress={onEnd}>
          {words.end}
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
