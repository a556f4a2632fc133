import type { HostError, RemoteProps } from '@turno/shared-types';
import { Alert } from '@turno/shared-ui/components';
import { sharedTexts, useSharedTexts } from '@turno/shared-ui/i18n';
import { UnattendedFrame } from './unattended-frame.tsx';

const BLOCKING = ['origin', 'client-key', 'franchise', 'policy'] as const;

/** The error reasons that prevent a remote from working on a page. */
export type BlockingReason = (typeof BLOCKING)[number];

/** The reason of an error that prevents the remote from working; `null` for any other error. */
export function blockingReason({ reason }: HostError): BlockingReason | null {
  return BLOCKING.find((each) => each === reason) ?? null;
}

/** A notice in place of a remote that cannot work on this page. */
export function BlockedRemote({ reason, ...props }: RemoteProps & { reason: BlockingReason }) {
  return (
    <UnattendedFrame props={props} texts={sharedTexts}>
      <BlockedAlert reason={reason} />
    </UnattendedFrame>
  );
}

function BlockedAlert({ reason }: { reason: BlockingReason }) {
  const t = useSharedTexts();
  return (
    <Alert kind="error" title={t('blocked.title')}>
      {t(`blocked.${reason}`, { origin: window.location.origin })}
    </Alert>
  );
}
