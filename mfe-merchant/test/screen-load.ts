import type { Call } from '@turno/shared-types';
import type { FakeReply } from '@turno/shared-ui/test';

/** A load of a screen apart from the merchants of the account: its answer, an empty one, and the words of both. */
export type Load = {
  path: string;
  call: Call;
  answer: FakeReply;
  words: RegExp;
  empty?: [FakeReply, RegExp];
  others?: FakeReply[];
  /** Of a merchant, unless nobody is signed in. */
  session?: null;
};
