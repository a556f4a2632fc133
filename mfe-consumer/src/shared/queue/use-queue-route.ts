import { useParams } from '@turno/shared-ui/router';

const ID = /^[1-9]\d{0,15}$/;

/** The merchant and queue ids of the current address; `null` if they are not valid ids. */
export function useQueueRoute(): { merchantId: number; queueId: number } | null {
  const { merchantId = '', queueId = '' } = useParams();
  if (!ID.test(merchantId) || !ID.test(queueId)) return null;
  return { merchantId: Number(merchantId), queueId: Number(queueId) };
}
