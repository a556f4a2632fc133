import { useParams } from '@turno/shared-ui/router';

const ID = /^[1-9]\d{0,15}$/;

/** The merchant and queue of the address; `null` when it names none. */
export function usePlace(): { merchantId: number; queueId: number } | null {
  const { merchantId = '', queueId = '' } = useParams();
  if (!ID.test(merchantId) || !ID.test(queueId)) return null;
  return { merchantId: Number(merchantId), queueId: Number(queueId) };
}
