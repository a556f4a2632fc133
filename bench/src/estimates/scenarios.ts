/** What troubles a merchant. */
export type Scenario = {
  id: string;
  name: string;
  isSettingWrong?: boolean;
  drifts?: boolean;
  changesCounters?: boolean;
  loses?: boolean;
  pauses?: boolean;
  hasLunchGap?: boolean;
};

const WRONG = { isSettingWrong: true };
const TROUBLES = {
  ...WRONG,
  drifts: true,
  changesCounters: true,
  loses: true,
  pauses: true,
  hasLunchGap: true,
};

export const SCENARIOS: readonly Scenario[] = [
  { id: 'S1', name: 'steady, with the right setting' },
  { id: 'S2', name: 'the setting is wrong', ...WRONG },
  { id: 'S3', name: 'the pace drifts over hours and days', drifts: true },
  { id: 'S4', name: 'counters open and close unseen', changesCounters: true },
  { id: 'S5', name: 'a fifth leaves or does not come', loses: true },
  { id: 'S6', name: 'a pause of 8 to 25 minutes at midday', pauses: true },
  { id: 'S7', name: 'a lunch gap, and joins before the opening', hasLunchGap: true },
  { id: 'S8', name: 'everything together', ...TROUBLES },
];
