import type { Log } from '@turno/kit';

export type Notice = {
  id: string;
  merchantId: number;
  queueId: number;
  userId: number;
  counterId: number;
  number: number;
  /** Paused, or resumed. */
  paused: boolean;
};

/** Sends notices into the log: this service knows no addresses of people, and no provider is chosen yet. */
export function createLogNotices(log: Log) {
  return async ({ id, ...notice }: Notice): Promise<void> => {
    log.info({ notice: id, ...notice }, notice.paused ? 'notice: paused' : 'notice: resumed');
  };
}
