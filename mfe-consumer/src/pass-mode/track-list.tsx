import { largestParty } from '@turno/shared-types/rules';
import {
  LineUpFailure,
  LineUpStep,
  type PassRef,
  type QueueRef,
  unansweredOf,
  useLineUpState,
} from '@turno/shared-ui/booking';
import { Alert, Button, Checkbox, Sheet } from '@turno/shared-ui/components';
import { ShowMore } from '@turno/shared-ui/data';
import { useNotice } from '@turno/shared-ui/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import type { LineUp } from '../shared/line-up/use-line-up.ts';
import type { JoinContext } from '../shared/line-up/use-take-button.ts';
import { ActivateButton, type DayMerchant } from '../shared/passes/activate-button.tsx';
import { hasMoreOwnersAtomAt, ownersAtomAt, showMoreOwnersAtom } from '../shared/passes/atoms.ts';
import lists from '../shared/passes/pass-lists.module.css';
import { CandidateRow } from './candidate-row.tsx';
import { type Candidate, candidates, type PassMode } from './pass-queue-view.ts';
import { useSelection } from './use-selection.ts';
import { useVerdicts } from './verdict-atoms.ts';
import { type JudgedCandidate, judged, withEligible } from './verdicts.ts';

type TrackListProps = JoinContext & {
  mode: PassMode;
  lineUp: LineUp;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** CON-058: the choice of who lines up with which pass. */
export function TrackList({ isOpen, onOpenChange, ...list }: TrackListProps) {
  const t = useWords();
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('passQueue.listTitle')}>
      <People {...list} />
    </Sheet>
  );
}

type PeopleProps = Omit<TrackListProps, 'isOpen' | 'onOpenChange'>;

function People({ merchant, queue, mode, lineUp }: PeopleProps) {
  const t = useWords();
  const notice = useNotice();
  const listed = useListed(lineUp.queue, mode);
  const { refs, isAll, choose, chooseAll } = useSelection(listed);
  const { state, isPending } = useLineUpState(lineUp.queue);
  const { isPlaceholderData } = useAtomValue(ownersAtomAt(merchant.id));
  const hasMore = useAtomValue(hasMoreOwnersAtomAt(merchant.id));
  const showMore = useSetAtom(showMoreOwnersAtom);
  const max = largestParty(queue);
  const isTooMany = refs.length > max;
  const join = () => {
    if (refs.length === 0) return notice('emptyList');
    lineUp.take({ paxCount: refs.length, passOwners: refs });
  };
  const isUsable = listed.some(({ usable }) => usable.length > 0);
  return (
    <div className={lists.list}>
      <LineUpFailure state={state} onRetry={lineUp.take} />
      {listed.length === 0 && <p>{t(hasMore ? 'passQueue.noneSoFar' : 'passQueue.none')}</p>}
      {isUsable && (
        <Checkbox
          isSelected={isAll}
          isIndeterminate={!isAll && refs.length > 0}
          onChange={chooseAll}
        >
          {t('passQueue.selectAll')}
        </Checkbox>
      )}
      <ActivateAll listed={listed} merchant={merchant} />
      <ul className={lists.list}>
        {listed.map((candidate) => (
          <CandidateRow
            key={candidate.owner.id}
            candidate={candidate}
            merchant={merchant}
            passId={passOf(refs, candidate.owner.id)}
            onChoose={(passId) => choose(candidate.owner.id, passId)}
          />
        ))}
      </ul>
      <ShowMore
        count={listed.length}
        hasMore={hasMore}
        isPending={isPlaceholderData}
        onMore={showMore}
      />
      {isTooMany && <Alert kind="warning">{t('passQueue.tooMany', { count: max })}</Alert>}
      {unansweredOf(state) === null && (
        <Button
          size="large"
          isFullWidth
          isDisabled={isTooMany || !isUsable}
          isPending={isPending}
          onPress={join}
        >
          {t('passQueue.getInLine')}
        </Button>
      )}
      <LineUpStep state={state} />
    </div>
  );
}

/** The people of the list, each with the passes that the queue accepts now (CON-058). */
function useListed(queue: QueueRef, mode: PassMode): JudgedCandidate[] {
  const { data: owners = [] } = useAtomValue(ownersAtomAt(queue.merchantId));
  const { eligible, passes } = useVerdicts(queue);
  return candidates(withEligible(owners, eligible), mode).map((each) => judged(each, passes));
}

type ActivateAllProps = { listed: readonly Candidate[]; merchant: DayMerchant };

/** One confirmation for several people; for a single person the button is in the list. */
function ActivateAll({ listed, merchant }: ActivateAllProps) {
  const people = listed.flatMap(({ owner, activable }) =>
    activable.length > 0 ? [{ owner, passIds: activable.map(({ id }) => id) }] : [],
  );
  // The button stays until everybody is activated, because their passes are activated one after another.
  const [isFamily] = useState(people.length > 1);
  return isFamily && people.length > 0 && <ActivateButton people={people} merchant={merchant} />;
}

function passOf(refs: readonly PassRef[], ownerId: number): number | null {
  return refs.find(({ id }) => id === ownerId)?.passId ?? null;
}
