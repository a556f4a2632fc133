import type { MailTexts } from './en.ts';

export const mailTextsDe: MailTexts = {
  'password-reset': {
    subject: 'Wählen Sie ein neues Passwort',
    lead: 'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Turno-Konto angefordert.',
    action: 'Neues Passwort wählen',
    note: 'Der Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    lead: 'Das Passwort Ihres Turno-Kontos wurde geändert. Überall sonst wurden Sie abgemeldet.',
    action: 'Zu Turno',
    note: 'Wenn Sie das nicht waren, wählen Sie sofort „Passwort vergessen?“ auf der Anmeldeseite.',
  },
};
