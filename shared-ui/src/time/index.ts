export { Countdown, type CountdownProps } from './countdown.tsx';
export { DateField, type DateFieldProps, loadCalendar } from './date-field.tsx';
export { DurationSelect, type DurationSelectProps } from './duration-select.tsx';
export { useSpanText } from './span-text.ts';
export { TimeSelect, type TimeSelectProps, timeOptions } from './time-select.tsx';
