import type { RemoteName, RemoteProps } from '@turno/shared-types';
import type { ComponentType } from 'react';

export type RemoteComponent = ComponentType<RemoteProps>;

/** A remote that can be rendered, and the version it came from. */
export type LoadedRemote = { Remote: RemoteComponent; version: string };

/** What went wrong with one remote, for whoever watches the product. */
export type RemoteFailure = {
  name: RemoteName;
  /** `null` where not even the release pointer could be read. */
  version: string | null;
  stage: 'discover' | 'load' | 'contract' | 'render';
  message: string;
};

export type ReportFailure = (failure: RemoteFailure) => void;

/** The text of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
