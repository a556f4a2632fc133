import type { RemoteName, RemoteProps } from '@turno/shared-types';
import { ErrorState, LinkButton, Spinner, useDelayed } from '@turno/shared-ui/components';
import { useSharedTexts, useTexts } from '@turno/shared-ui/i18n';
import { RemoteBoundary } from '@turno/shared-ui/remote-boundary';
import { texts } from '../locales/texts.ts';
import s from './remote-slot.module.css';
import { isUnattended, useOwnRetry } from './use-own-retry.ts';
import { useRemote } from './use-remote.ts';

/** A shorter wait shows no spinner, in milliseconds. */
const SPINNER_AFTER_MS = 150;

type RemoteSlotProps = { name: RemoteName; props: Omit<RemoteProps, 'hasFailover'> };

/**
 * Loads a remote, renders it and contains its failures (SHL-012). It does not use Suspense, which would delay a remote
 * that is almost loaded.
 */
export function RemoteSlot({ name, props }: RemoteSlotProps) {
  const { state, hasFailover, retry, reject } = useRemote(name);
  useOwnRetry({ isFailed: state.status === 'failed', isUnattended: isUnattended(name), retry });
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') return <Failed onRetry={retry} />;
  const { Remote, version } = state.loaded;
  return (
    <RemoteBoundary
      key={version}
      name={name}
      onError={(error) => reject(version, error)}
      onRetry={retry}
    >
      <Remote {...props} hasFailover={hasFailover} />
    </RemoteBoundary>
  );
}

function Loading() {
  const isLate = useDelayed(SPINNER_AFTER_MS);
  return <div className={s.wait}>{isLate && <Spinner size={40} />}</div>;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  return (
    <div className={s.failed}>
      <ErrorState
        isPage
        title={t('error.title')}
        message={shared('remoteFailed')}
        onRetry={onRetry}
      />
      <LinkButton to="/" variant="quiet">
        {t('error.home')}
      </LinkButton>
    </div>
  );
}
