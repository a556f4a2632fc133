import type { Locale } from '@turno/shared-types';
import type { MerchantFacts } from '../rules/merchant-facts.ts';

/** A merchant with its openings inside: all of them change together, in one document. */
export type MerchantRecord = MerchantFacts & { id: number };

export type CategoryRecord = {
  id: number;
  parentId: number | null;
  names: Record<Locale, string>;
  /** Search words in any language besides its names; absent from entries of earlier releases. */
  keywords?: string[];
  maxActiveTicketsPerUser: number | null;
  featured: boolean;
  retiredAt: Retirement;
};

export type FranchisingRecord = {
  id: number;
  name: string;
  logoUrl: string | null;
  ticketsExpireIn: number | null;
  brandColour: string | null;
  /** Web origins of the partner's own pages. */
  origins: string[];
  /** A manager with a verified e-mail of one of these domains may join. */
  emailDomains: string[];
  retiredAt: Retirement;
};

/** When an operator retired it: merchants keep it, but no merchant can choose it any more. */
type Retirement = Date | null;
