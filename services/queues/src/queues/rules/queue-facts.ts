/** The settings of a queue, without its merchant and its keys. */
export type QueueFacts = {
  name: string;
  type: 'event' | 'standard';
  passMode: 'free' | 'generic' | 'specific';
  listOnly: boolean;
  multiQueue: boolean;
  qrCodeEnabled: boolean;
  capacity: number;
  minPax: number;
  maxPax: number | null;
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
};
