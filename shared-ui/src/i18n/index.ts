export { I18nextProvider as I18nProvider } from 'react-i18next';
export { createI18n, detectLocale, loadTexts } from './create-i18n.ts';
export type { Texts, TextTree } from './define-texts.ts';
export { defineTexts, type TextBundle } from './define-texts.ts';
export { errorText } from './error-text.ts';
export {
  comingDay,
  dayAndTime,
  formatCountdown,
  formatDate,
  formatDay,
  formatShortDay,
  formatTime,
  formatWeekday,
  relativeDay,
} from './format-time.ts';
export { openingWords } from './opening-words.ts';
export { showLanguage } from './show-language.ts';
export { useDayLabel } from './use-day-label.ts';
export {
  operatedTexts,
  sharedTexts,
  type Translate,
  useLanguage,
  useSharedTexts,
  useTexts,
  useTextsReady,
} from './use-texts.ts';
