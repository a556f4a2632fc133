import type { MailTexts } from './en.ts';

export const mailTextsDe: MailTexts = {
  'password-reset': {
    subject: 'Wähle ein neues Passwort',
    lead: 'Jemand, vermutlich du, hat ein neues Passwort für dein Turno-Konto angefordert.',
    action: 'Neues Passwort wählen',
    note: 'Der Link gilt einmal und eine Stunde lang. Wenn du ihn nicht angefordert hast, tu nichts: dein Passwort bleibt, wie es ist.',
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    lead: 'Das Passwort deines Turno-Kontos wurde geändert. Überall sonst wurdest du abgemeldet.',
    action: 'Zu Turno',
    note: 'Wenn du das nicht warst, wähle sofort „Passwort vergessen“ auf der Anmeldeseite.',
  },
};
