export { Countdown, type CountdownProps } from './countdown.tsx';
export { DateField, type DateFieldProps, loadCalendar } from './date-field.tsx';
export { DurationSelect, type DurationSelectProps } from './duration-select.tsx';
export { timeOptions } from './time-options.ts';
export { TimeSelect, type TimeSelectProps } from './time-select.tsx';
