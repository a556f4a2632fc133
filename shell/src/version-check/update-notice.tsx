import { Button } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import { whenIdle } from '../when-idle.ts';
import s from './update-notice.module.css';
import {
  fetchServedVersion,
  SHELL_VERSION,
  type VersionState,
  watchVersion,
} from './version-watch.ts';

/** SHL-025: offers to load a newer version. The page never reloads by itself while a person uses it. */
export function UpdateNotice() {
  const t = useTexts(texts);
  const state = useVersionState();
  return (
    <div role="status">
      {state === 'outdated' && (
        <div className={s.notice}>
          <span>{t('update.available')}</span>
          <Button variant="secondary" onPress={() => void reloadFresh()}>
            {t('update.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Compares the running shell with the served one every minute, starting when the page is idle. Each check but the first also
 * refetches the release pointer.
 */
function useVersionState(): VersionState {
  const { pointer } = useHost();
  const [state, setState] = useState<VersionState>('loading');
  useEffect(() => {
    // The page already contained a current pointer.
    let isFresh = true;
    const onState = (next: VersionState) => {
      setState(next);
      if (!isFresh) void pointer.refresh();
      isFresh = false;
    };
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = watchVersion({ current: SHELL_VERSION, fetchVersion: fetchServedVersion, onState });
    });
    return () => {
      cancel();
      stop();
    };
  }, [pointer]);
  return state;
}

/** SHL-025: empties the browser's caches of an older version and reloads the page. */
export async function reloadFresh(reload = () => location.reload()): Promise<void> {
  try {
    const names = await globalThis.caches?.keys();
    await Promise.all((names ?? []).map((name) => caches.delete(name)));
  } catch {
    // Some browsers deny access to their caches; the page is reloaded anyway.
  }
  reload();
}
