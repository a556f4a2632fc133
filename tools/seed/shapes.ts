/** One row of opening hours, as the contract has it. */
export type DemoOpening = {
  id: number;
  dayOfWeek: number | null;
  date: string | null;
  start: string | null;
  end: string | null;
  typology: 'openings' | 'closings' | null;
};

export type DemoQueue = {
  id: number;
  name: string;
  shortName: string;
  ticketPrefix: string;
  type: 'event' | 'standard';
  passMode: 'free' | 'generic' | 'specific';
  listOnly: boolean;
  multiQueue: boolean;
  qrCodeEnabled: boolean;
  parentQueueId: number | null;
  capacity: number;
  minPax: number;
  maxPax: number | null;
  /** Seconds. */
  defaultWaitingTime: number;
  nextRatio: number | null;
  eventScheduleStartDate: string | null;
  eventScheduleEndDate: string | null;
  eventDuration: number | null;
  eventPaxCapacity: number | null;
  eventNextPaxPresets: number[] | null;
  eventBookingBeforeStart: number | null;
  eventOpeningBeforeStart: number | null;
  eventScheduleWeek: string[][] | null;
  /** People of the demo who were called today, and who still wait. */
  called: number;
  waiting: number;
};

export type DemoMerchant = {
  id: number;
  name: string;
  vanity: string;
  logoUrl: string;
  route: string;
  streetNumber: string;
  city: string;
  postalCode: string;
  province: string;
  country: string;
  formattedAddress: string;
  lat: number;
  lng: number;
  phone: string;
  website: string;
  franchisingId: number | null;
  /** Seconds a called ticket stays good; `null` leaves it to the franchising or the default. */
  ticketsExpireIn: number | null;
  categoryId: number;
  openings: DemoOpening[];
  lineupLimitedBeforeOpening: number | null;
  avoidLineupBeforeOpening: boolean;
  timezone: string;
  /** Ids of the demo accounts that own it. */
  managerIds: number[];
  isPaused: boolean;
  queues: DemoQueue[];
};
