import { Button, X } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSession } from '@turno/shared-ui/session';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import { installPrompt } from './install-rule.ts';
import s from './notices.module.css';
import { preventZoom } from './prevent-zoom.ts';

const CLOSED_KEY = 'turno.install-closed';

/** Notices that are not about the page itself; shown once the page has come to rest. */
export function Notices() {
  const { config } = useHost();
  useEffect(
    () => (config.isZoomPrevented ? preventZoom(document) : undefined),
    [config.isZoomPrevented],
  );
  return (
    <div role="status">
      <PrivateWindow />
      <Install />
    </div>
  );
}

/** SHL-028 */
function PrivateWindow() {
  const t = useTexts(texts);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void looksPrivate(navigator.storage).then((isPrivate) => !isGone && setShown(isPrivate));
    return () => {
      isGone = true;
    };
  }, []);
  return isShown && <Notice text={t('notices.private')} onClose={() => setShown(false)} />;
}

/** CON-016 */
function Install() {
  const { storage, session, installOffer, heldTickets } = useHost();
  const t = useTexts(texts);
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.read);
  const role = useSession(session)?.roles[0] ?? null;
  const tickets = useSyncExternalStore(heldTickets.subscribe, heldTickets.read);
  const [closedAt, setClosedAt] = useState(() => storage.getItem(CLOSED_KEY));
  const prompt = installPrompt({
    isOffered: offer !== null,
    isApple: /iP(hone|ad|od)/.test(navigator.userAgent),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    role,
    hasTicket: tickets.length > 0,
    closedAt,
    now: new Date(),
  });
  const close = () => {
    const at = new Date().toISOString();
    storage.setItem(CLOSED_KEY, at);
    setClosedAt(at);
  };
  const install = () => {
    close();
    void offer?.prompt();
  };
  if (prompt === null) return null;
  const text = prompt === 'offer' ? t('notices.install') : t('notices.installApple');
  return (
    <Notice text={text} onClose={close}>
      {prompt === 'offer' && (
        <Button variant="secondary" onPress={install}>
          {t('notices.add')}
        </Button>
      )}
    </Notice>
  );
}

type NoticeProps = { text: string; onClose: () => void; children?: ReactNode };

function Notice({ text, onClose, children }: NoticeProps) {
  const t = useTexts(texts);
  return (
    <div className={s.notice}>
      <span>{text}</span>
      {children}
      <Button variant="quiet" aria-label={t('notices.close')} onPress={onClose}>
        <X size={20} aria-hidden />
      </Button>
    </div>
  );
}

/** SHL-028: browsers give private windows a smaller quota than this, in bytes. */
const LEAST_QUOTA = 120_000_000;

type Estimates = Pick<StorageManager, 'estimate'>;

/** SHL-028: whether this is likely a private window; `false` if the browser does not report its quota. */
export async function looksPrivate(storage: Estimates | undefined): Promise<boolean> {
  try {
    const { quota } = (await storage?.estimate()) ?? {};
    return quota !== undefined && quota < LEAST_QUOTA;
  } catch {
    return false;
  }
}
