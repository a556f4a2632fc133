import {
  type Check,
  type Evidence,
  type FamilyOutcome,
  nameOf,
  type PassRow,
} from '../evidence/evidence.ts';

const isDone = (status: number | null): boolean => status !== null && status < 300;
const winsOf = (statuses: readonly (number | null)[]): number => statuses.filter(isDone).length;

/** A sentence for each family whose pass is not as it was told; `describe` returns what is wrong, if anything. */
function wrongFamilies(
  { families, snapshot }: Evidence,
  describe: (family: FamilyOutcome, pass: PassRow) => string | null,
): string[] {
  const passes = new Map(snapshot.passes.map((pass) => [pass.id, pass]));
  return families.flatMap((family) => {
    const pass = passes.get(family.passId);
    const wrong = pass ? describe(family, pass) : 'is not stored';
    return wrong === null ? [] : [`pass ${family.passId} ${wrong}`];
  });
}

/** Passes change hands, are given, activated and used once. */
export const passChecks: readonly Check[] = [
  {
    id: 'I14',
    promise: 'one account takes a shared pass over, and has it',
    violations: (evidence) =>
      wrongFamilies(evidence, ({ redeemed }, { userId, transfers }) => {
        const winners = redeemed.filter(({ status }) => isDone(status));
        const isRight = winners.length === 1 && winners[0]?.userId === userId && transfers === 1;
        return isRight ? null : `was taken over ${winners.length} times, is user ${userId}'s`;
      }),
  },
  {
    id: 'I15',
    promise: 'a pass is given to one person, and activated once',
    violations: (evidence) =>
      wrongFamilies(evidence, ({ associated, activated }, { personId, activations }) => {
        const winners = associated.filter(({ status }) => isDone(status));
        const isGiven = winners.length === 1 && winners[0]?.personId === personId;
        if (!isGiven) return `was given ${winners.length} times, is person ${personId}'s`;
        const isActive = winsOf(activated) === activated.length && activations === 1;
        return isActive ? null : `was activated on ${activations} days`;
      }),
  },
  {
    id: 'I18',
    promise: 'a use of a pass counts once, is given back with its ticket, and an entry is undone',
    violations: (evidence) =>
      wrongFamilies(evidence, (family, { uses }) => {
        const told = [winsOf(family.used), winsOf([family.usedAgain]), winsOf(family.entered)];
        if (told.some((wins) => wins !== 1)) {
          const stateOf = (ticketId: string) =>
            evidence.snapshot.tickets.find(({ id }) => id === ticketId)?.state ?? 'missing';
          const left = uses.map(
            ({ ticketId, isConfirmed }) => `${stateOf(ticketId)} ${isConfirmed}`,
          );
          return `was used and entered ${told} times; tickets of its uses, confirmed: ${left}`;
        }
        // An entry that could not be undone in time stays, and lets nobody in again.
        const undone = [winsOf([family.undone]), winsOf([family.enteredAgain])].join();
        if (undone !== '1,1' && !(family.isUndoLate && undone === '0,0'))
          return `was undone and entered again ${undone} times`;
        const ticket = evidence.snapshot.tickets.find(
          (each) => family.ticket !== null && nameOf(each) === nameOf(family.ticket),
        );
        const [use, ...more] = uses;
        const isCounted = use?.ticketId === ticket?.id && use?.hasEntered && more.length === 0;
        return isCounted && ticket?.checkedInAt ? null : `has ${uses.length} uses`;
      }),
  },
];
