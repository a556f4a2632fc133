import type { Evidence, FamilyOutcome, PassRow } from '../../evidence/evidence.ts';
import type { Corruption } from './corruption.ts';

const withFamilies = ({ families }: Evidence, change: Partial<FamilyOutcome>) => ({
  families: families.map((family) => ({ ...family, ...change })),
});
const withPasses = ({ snapshot }: Evidence, change: Partial<PassRow>) => ({
  snapshot: { ...snapshot, passes: snapshot.passes.map((pass) => ({ ...pass, ...change })) },
});
const use = { ticketId: 't1', isConfirmed: true, hasEntered: true };

/** Evidence in which a promise about passes is broken. */
export const PASS_CORRUPTIONS: readonly Corruption[] = [
  {
    id: 'I14',
    what: 'a pass that two accounts took over',
    corrupt: (evidence) =>
      withFamilies(evidence, { redeemed: [50, 51].map((userId) => ({ userId, status: 200 })) }),
  },
  {
    id: 'I14',
    what: 'a pass that the winner does not have',
    corrupt: (evidence) => withPasses(evidence, { userId: 50 }),
  },
  {
    id: 'I14',
    what: 'a pass that is lost',
    corrupt: ({ snapshot }) => ({ snapshot: { ...snapshot, passes: [] } }),
  },
  {
    id: 'I15',
    what: 'a pass of another person',
    corrupt: (evidence) => withPasses(evidence, { personId: 60 }),
  },
  {
    id: 'I15',
    what: 'a pass that was activated for two days',
    corrupt: (evidence) => withPasses(evidence, { activations: 2 }),
  },
  {
    id: 'I18',
    what: 'a use that two tickets got',
    corrupt: (evidence) => withFamilies(evidence, { used: [201, 201] }),
  },
  {
    id: 'I18',
    what: 'a use that was counted twice',
    corrupt: (evidence) => withPasses(evidence, { uses: [use, { ...use, ticketId: 't2' }] }),
  },
  {
    id: 'I18',
    what: 'a use that was never given back',
    corrupt: (evidence) => withFamilies(evidence, { usedAgain: 422 }),
  },
  {
    id: 'I18',
    what: 'an entry that could not be undone in time, and was not late',
    corrupt: (evidence) => withFamilies(evidence, { undone: 422, enteredAgain: 422 }),
  },
  {
    id: 'I18',
    what: 'a second entry after a late undo',
    corrupt: (evidence) => withFamilies(evidence, { undone: 422, isUndoLate: true }),
  },
  {
    id: 'I18',
    what: 'a use of the removed ticket',
    corrupt: (evidence) => withPasses(evidence, { uses: [{ ...use, ticketId: 't2' }] }),
  },
  {
    id: 'I18',
    what: 'an entry that the pass does not know',
    corrupt: (evidence) => withPasses(evidence, { uses: [{ ...use, hasEntered: false }] }),
  },
  {
    id: 'I19',
    what: 'a pass that is held and not decided',
    corrupt: (evidence) => withPasses(evidence, { uses: [{ ...use, isConfirmed: false }] }),
  },
  {
    id: 'I19',
    what: 'a hand-over that was not completed',
    corrupt: ({ snapshot }) => ({ snapshot: { ...snapshot, unfinishedPasses: ['transfer'] } }),
  },
];
