export { I18nextProvider as I18nProvider } from 'react-i18next';
export { createI18n } from './create-i18n.ts';
export { detectLocale } from './detect-locale.ts';
export { ERROR_TEXTS } from './error-catalogue.ts';
export { errorText } from './error-text.ts';
export { formatCountdown, formatDate, formatTime } from './format-time.ts';
export { SHARED_NAMESPACE, SHARED_TEXTS } from './shared-texts.ts';
export type { Texts, TextTree } from './texts.ts';
export { type Translate, useLanguage, useSharedTexts, useTexts } from './use-texts.ts';
