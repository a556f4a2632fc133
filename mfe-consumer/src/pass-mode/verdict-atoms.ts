import { lineUpOwnersRequestCall, passOwnersValidationCall } from '@turno/shared-types';
import { type PassRef, type QueueRef, useLineUpState } from '@turno/shared-ui/booking';
import { httpAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { atomFamily, atomWithQuery } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { latestOwnersAtomAt, walletUserAtom } from '../shared/passes/atoms.ts';
import { questionsOf, type Verdicts } from './verdicts.ts';

type QueueIds = Pick<QueueRef, 'merchantId' | 'queueId'>;

/** The services' verdicts on who of the account can line up at a queue, given as `merchant/queue`. */
const verdictsAtomFor = atomFamily((queue: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const [merchantId = 0, queueId = 0] = queue.split('/').map(Number);
    const { data: owners = [], dataUpdatedAt } = get(latestOwnersAtomAt(merchantId));
    return {
      // When the passes change, the services judge them again.
      queryKey: ['pass-verdicts', get(walletUserAtom), queue, dataUpdatedAt],
      queryFn: () => readVerdicts(http, { merchantId, queueId }, questionsOf(owners)),
      placeholderData: (known: Verdicts | undefined) => known,
    };
  }),
);

async function readVerdicts(
  http: Http,
  params: QueueIds,
  questions: readonly PassRef[][],
): Promise<Verdicts> {
  const [{ passOwners: eligible }, answers] = await Promise.all([
    send(http, lineUpOwnersRequestCall, { params, body: {} }),
    Promise.all(
      questions.map((passOwners) =>
        send(http, passOwnersValidationCall, { params, body: { passOwners } }),
      ),
    ),
  ]);
  return { eligible, passes: answers.flatMap(({ passOwnersValidation }) => passOwnersValidation) };
}

const NONE: Verdicts = { eligible: [], passes: [] };

/**
 * The services' verdicts on the account's passes at a queue. They are refetched after a rejected line-up, so that the list
 * shows whose pass was the cause. Empty while the services do not answer: the list then shows what the wallet knows, and the
 * line-up decides.
 */
export function useVerdicts(queue: QueueRef): Verdicts {
  const { data, refetch } = useAtomValue(verdictsAtomFor(`${queue.merchantId}/${queue.queueId}`));
  const { state } = useLineUpState(queue);
  const isRejected = state.step === 'failed' && state.problem === 'rejected';
  useEffect(() => {
    if (isRejected) void refetch();
  }, [isRejected, refetch]);
  return data ?? NONE;
}
