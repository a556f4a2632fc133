import type { RemoteName, RemoteProps } from '@turno/shared-types';
import type { ComponentType } from 'react';

export type RemoteComponent = ComponentType<RemoteProps>;

/** A remote that can be rendered, and its version. */
export type LoadedRemote = { Remote: RemoteComponent; version: string };

/** A failure of one remote, for monitoring. */
export type RemoteFailure = {
  name: RemoteName;
  /** `null` if not even the release pointer could be read. */
  version: string | null;
  stage: 'discover' | 'load' | 'contract' | 'render';
  message: string;
};

export type ReportFailure = (failure: RemoteFailure) => void;

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
