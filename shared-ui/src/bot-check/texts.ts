import type { Locale } from '@turno/shared-types';

const it = {
  working: 'Verifica di sicurezza in corso…',
  done: 'Verifica di sicurezza completata',
  missing: 'Recaptcha Key not set.',
  failed: 'Potresti avere qualche problema col tuo dispositivo!',
};

/** The words of the bot check, in every language: they come with it. */
export const BOT_CHECK_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    working: 'Security check in progress…',
    done: 'Security check passed',
    missing: 'Recaptcha Key not set.',
    failed: 'You may have a problem with your device!',
  },
  es: {
    working: 'Comprobación de seguridad en curso…',
    done: 'Comprobación de seguridad superada',
    missing: 'Recaptcha Key not set.',
    failed: '¡Puede que haya un problema con tu dispositivo!',
  },
  de: {
    working: 'Sicherheitsprüfung läuft…',
    done: 'Sicherheitsprüfung bestanden',
    missing: 'Recaptcha Key not set.',
    failed: 'Möglicherweise gibt es ein Problem mit Ihrem Gerät!',
  },
};
