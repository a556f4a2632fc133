import type { Opening, StaffRole } from '@turno/shared-types';

/** S-08: a person who works at a merchant. */
export type TeamMember = {
  userId: number;
  role: StaffRole;
  /** When the person joined; `null` for people who joined before roles existed. */
  since: Date | null;
};

/** The facts of a merchant, including its openings. */
export type MerchantFacts = {
  name: string;
  vanity: string;
  logoUrl: string | null;
  route: string | null;
  streetNumber: string | null;
  city: string | null;
  postalCode: string | null;
  province: string | null;
  country: string | null;
  formattedAddress: string | null;
  lat: number | null;
  lng: number | null;
  phone: string | null;
  website: string | null;
  placeId: string | null;
  photos: { cardImageUrl: string }[] | null;
  franchisingId: number | null;
  /** The franchising that it requested and has not joined; absent means none. */
  requestedFranchisingId?: number | null;
  ticketsExpireIn: number | null;
  categoryId: number | null;
  openings: Opening[];
  lineupLimitedBeforeOpening: number | null;
  avoidLineupBeforeOpening: boolean;
  /** Whether numbers are rejected that would most likely not be called before closing; absent means no. */
  endsNumbersAtClosing?: boolean;
  timezone: string;
  /** The date on which the merchant had opened at the last change of its hours; absent if they never changed. */
  openedOn?: string | null;
  /** Incremented by each change of its hours or time zone; absent means 0. */
  hoursRevision?: number;
  /** Everybody who works there; an open merchant has an owner among them. */
  team: TeamMember[];
  /** Whether a manager has confirmed the e-mail address of the account; until then the merchant is not listed (S-09). */
  isVerified: boolean;
  /**
   * Until when an unverified merchant reserves its map place and address; `null` after the sweeper has released them. Absent in
   * a merchant that was verified from the beginning.
   */
  claimedUntil?: Date | null;
  /** When the merchant closed for good (S-08); absent while it is open. */
  closedAt?: Date;
  /** Whether calls are sent to the webhook; absent means no. */
  webhookNextEnabled?: boolean;
  /** Whether events are recorded for webhooks; absent means no. */
  hasWebhooks?: boolean;
};

/** The ids of everybody who works at a merchant, or of those with one role. */
export function teamIds({ team }: Pick<MerchantFacts, 'team'>, role?: StaffRole): number[] {
  return team.filter((each) => !role || each.role === role).map(({ userId }) => userId);
}
