import type { WalletPass } from '@turno/kit/wallets';
import type { Locale } from '@turno/shared-types';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import {
  dayBlocker,
  isExpired,
  isInactive,
  type Pass,
  passDate,
  validPeriod,
} from '../passes/index.ts';
import { WALLET_WORDS } from './wallet-words.ts';

const PRODUCT = 'Turno';

type Shown = {
  pass: Pass;
  /** The name of the person; `null` when the pass no longer has one. */
  person: string | null;
  /** The account that saved it. */
  holder: number;
  now: Date;
};

/** A person's pass as a wallet shows it in a language. A pass that changed hands has ended for the account that saved it. */
export function walletPass({ pass, person, holder, now }: Shown, language: Locale): WalletPass {
  const words = WALLET_WORDS[language];
  const { passType, usages, pastUses, mediacode } = pass;
  const { from, to } = validPeriod(pass);
  const date = passDate(now);
  const isOver = pass.disabled || pass.userId !== holder || isExpired(pass, date);
  const status = statusOf(pass, date, isOver);
  const [venue, ...others] = passType.merchants;
  const day = (at: Date) =>
    at.toLocaleDateString(language, { dateStyle: 'medium', timeZone: DEFAULT_TIME_ZONE });
  return {
    state: isOver ? 'ended' : 'active',
    language,
    title: venue && others.length === 0 ? venue.name : PRODUCT,
    header: person ?? passType.name,
    subheader: passType.name,
    facts: [
      { id: 'status', label: words.status, value: words[status] },
      { id: 'uses', label: words.uses, value: String(pastUses + usages.length) },
      ...(from ? [{ id: 'from', label: words.from, value: day(from) }] : []),
      // The period ends at the midnight after its last day.
      ...(to ? [{ id: 'to', label: words.to, value: day(new Date(to.getTime() - 1)) }] : []),
    ],
    code: isOver ? null : mediacode,
    expiresAt: to,
    alert: null,
  };
}

function statusOf(pass: Pass, date: string, isOver: boolean) {
  if (isOver) return 'ended';
  if (isInactive(pass)) return 'inactive';
  const blocker = dayBlocker(pass, date);
  // A pass that is valid only on other days is not used up.
  return blocker && blocker.code !== 'pass_not_usable' ? 'usedUp' : 'valid';
}
