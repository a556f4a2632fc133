import type { Pass } from '@turno/shared-types';
import type { ScanResult } from '@turno/shared-types/passes';

/** The person for a pass: a known pass owner by id, or a new one by name. */
export type Choice = number | string;

/** Passes that are being assigned to people. */
export type Draft = {
  /** Scans whose token has not been redeemed yet. */
  scans: readonly ScanResult[];
  /** The passes without a person, in the order in which they are assigned. */
  passes: readonly Pass[];
  /** By pass; a pass without a choice is skipped. */
  choices: Readonly<Record<number, Choice>>;
};

/**
 * Creates a draft of scanned passes. A Fast Track comes last, because one from a card needs the person's entrance pass
 * (decision 191).
 */
export function draftOf(scans: readonly ScanResult[], unnamed: readonly Pass[] = []): Draft {
  const scanned = scans.flatMap(({ passes }) => passes ?? []);
  const known = new Map([...scanned, ...unnamed].map((pass) => [pass.id, pass]));
  const passes = [...known.values()].toSorted((a, b) => rank(a) - rank(b));
  return { scans, passes, choices: {} };
}

function rank({ pass_type: { mode } }: Pass): number {
  return mode === 'generic' ? 0 : 1;
}

/** The draft with another choice for a pass; an empty name removes the choice. */
export function withChoice(draft: Draft, passId: number, choice: Choice | null): Draft {
  const { [passId]: _previous, ...choices } = draft.choices;
  return { ...draft, choices: choice === null ? choices : { ...choices, [passId]: choice } };
}

/** The draft without a pass that was given or skipped (PAS-025). */
export function withoutPass(draft: Draft, passId: number): Draft {
  const rest = withChoice(draft, passId, null);
  return { ...rest, passes: draft.passes.filter(({ id }) => id !== passId) };
}

/** The pass owner chosen for a pass; `null` skips the pass. */
export function choiceOf({ choices }: Draft, passId: number): Choice | null {
  const choice = choices[passId];
  if (typeof choice !== 'string') return choice ?? null;
  const name = choice.trim();
  return name === '' ? null : name;
}

/** A problem of a draft: of one pass, or of the whole draft (`passId` is `null`). */
export type DraftProblem = {
  passId: number | null;
  code: 'select_at_least_one_name' | 'specific_pass_not_associable';
};

/**
 * Why a draft cannot be carried out; `null` if it can. At least one pass needs a person (PAS-008), and a Fast Track from a card
 * can go to a new person only along with an entrance pass (PAS-022).
 */
export function draftProblem(draft: Draft): DraftProblem | null {
  const chosen = draft.passes.filter(({ id }) => choiceOf(draft, id) !== null);
  if (chosen.length === 0) return { passId: null, code: 'select_at_least_one_name' };
  const lone = chosen.find((pass) => {
    const name = choiceOf(draft, pass.id);
    if (typeof name !== 'string' || !pass.needsEntrance) return false;
    const hasEntrance = chosen.some(
      (other) => other.pass_type.mode === 'generic' && choiceOf(draft, other.id) === name,
    );
    return !hasEntrance;
  });
  return lone ? { passId: lone.id, code: 'specific_pass_not_associable' } : null;
}
