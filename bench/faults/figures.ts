import { connectionTo } from './connection.ts';

/** What the queues of a merchant say of themselves, each with the counter of the day. */
export async function readFigures(gateway: string, merchantId: number) {
  const connection = connectionTo(gateway, 1);
  const path = `/public/merchants/${merchantId}`;
  const { status, body } = await connection.ask({ method: 'GET', path }, 20_000);
  connection.close();
  if (status !== 200) throw new Error(`merchant ${merchantId} answered ${status}`);
  const queues = body.queues as { id: number; queue_daily_counters: Record<string, number>[] }[];
  return queues.map(({ id, queue_daily_counters: [counter] }) => ({
    queueId: id,
    counterId: counter?.id ?? 0,
    tickets: counter?.ticketsAhead ?? 0,
    people: counter?.paxAhead ?? 0,
  }));
}
