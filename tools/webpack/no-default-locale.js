// Stands in for the language of the browser as React Aria's own: every screen is in a frame, which tells its language.
export const useDefaultLocale = () => ({ locale: 'it-IT', direction: 'ltr' });
