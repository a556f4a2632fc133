import type { Log } from '@turno/kit';
import type { EndReason } from '@turno/shared-types';

export type Notice = {
  id: string;
  merchantId: number;
  queueId: number;
  userId: number;
  counterId: number;
  number: number;
} & ({ kind: 'notice'; paused: boolean } | { kind: 'ticket-ended'; reason: EndReason });

/** Sends notices into the log: this service knows no addresses of people, and no provider is chosen yet. */
export function createLogNotices(log: Log) {
  return async (notice: Notice): Promise<void> => {
    const { id, ...facts } = notice;
    log.info({ notice: id, ...facts }, `notice: ${subjectOf(notice)}`);
  };
}

function subjectOf(notice: Notice): string {
  if (notice.kind === 'ticket-ended') return notice.reason;
  return notice.paused ? 'paused' : 'resumed';
}
