import type { MailTexts } from './en.ts';

export const mailTextsDe: MailTexts = {
  'password-reset': {
    subject: 'Ihr neues Passwort für Turno',
    lead: 'Für Ihr Turno-Konto wurde ein neues Passwort angefordert.',
    action: 'Neues Passwort festlegen',
    note: 'Der Link ist eine Stunde gültig und kann nur einmal verwendet werden. Wenn Sie kein neues Passwort angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    lead: 'Das Passwort Ihres Turno-Kontos wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.',
    action: 'Zu Turno',
    note: 'Wenn Sie das nicht waren, tippen Sie auf der Anmeldeseite sofort auf „Passwort vergessen?“ und legen Sie ein neues Passwort fest.',
  },
};
