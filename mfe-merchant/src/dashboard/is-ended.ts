import { minutesOf, type Slot } from '@turno/shared-types/rules';

type Day = {
  closed: boolean;
  slots: readonly Slot[];
  /** Local minutes of the merchant's day. */
  minutes: number;
};

/** MER-027, X-02: whether a closed queue stays closed for today, because no opening is left to reopen it for. */
export function isEnded({ closed, slots, minutes }: Day): boolean {
  return closed && slots.every(({ end }) => minutesOf(end) <= minutes);
}
