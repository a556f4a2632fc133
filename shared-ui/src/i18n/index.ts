export { I18nextProvider as I18nProvider } from 'react-i18next';
export { createI18n, loadTexts } from './create-i18n.ts';
export { defineTexts, type TextBundle } from './define-texts.ts';
export { detectLocale } from './detect-locale.ts';
export { errorText } from './error-text.ts';
export { formatCountdown, formatDate, formatTime } from './format-time.ts';
export { sharedTexts } from './shared-texts.ts';
export type { Texts, TextTree } from './text-tree.ts';
export {
  type Translate,
  useLanguage,
  useSharedTexts,
  useTexts,
  useTextsReady,
} from './use-texts.ts';
