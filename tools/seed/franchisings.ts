import { logoOf } from './logo.ts';

type DemoFranchising = {
  id: number;
  name: string;
  logoUrl: string;
  /** Seconds; `null` leaves it to the merchant. */
  ticketsExpireIn: number | null;
  brandColour: string;
  /** Web origins of the partner's own pages. */
  origins: string[];
};

function franchising(
  id: number,
  name: string,
  brandColour: string,
  rest: Pick<DemoFranchising, 'ticketsExpireIn' | 'origins'>,
): DemoFranchising {
  return { id, name, brandColour, logoUrl: logoOf(name, brandColour), ...rest };
}

/** Two invented chains, each with a page of its own that shows the product under its brand. */
export const DEMO_FRANCHISINGS: readonly DemoFranchising[] = [
  franchising(1, 'Mercati Verdesole', '#2f7d32', {
    ticketsExpireIn: 420,
    origins: [process.env.DEMO_PARTNER_ORIGIN ?? 'http://localhost:5500'],
  }),
  franchising(2, 'Bottega Lunaria', '#6a2c91', {
    ticketsExpireIn: null,
    origins: ['http://localhost:5501'],
  }),
];
