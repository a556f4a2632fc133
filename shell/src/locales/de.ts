import type { Texts } from '@turno/shared-ui/i18n';
import type { it } from './it.ts';

export const de = {
  header: {
    home: 'Turno, Startseite',
    navigation: 'Hauptnavigation',
    signIn: 'Anmelden',
    profile: 'Profil',
    explore: 'Entdecken',
    queues: 'Schlangen',
    pass: 'Pässe',
    ticket: 'Ihre Nummer',
    signOut: 'Abmelden',
  },
  away: 'Turno ist gerade nicht erreichbar. Wir versuchen es weiter, und was Sie getippt haben, bleibt.',
  update: {
    available: 'Eine neue Version ist verfügbar.',
    reload: 'Aktualisieren',
  },
  error: {
    title: 'Fehler',
    text: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später.',
    home: 'Zur Startseite',
  },
  help: {
    title: 'Hilfe',
    form: 'Support-Formular',
    text: 'Haben Sie eine Frage, oder funktioniert etwas nicht? Schreiben Sie uns: Wir antworten so bald wie möglich.',
    write: 'An {{address}} schreiben',
  },
  terms: { title: 'Nutzungs\u00adbedingungen' },
  privacy: { title: 'Datenschutz' },
  footer: 'Informationen',
  back: 'Zurück',
  toPrivacy: 'Datenschutzerklärung lesen',
} satisfies Texts<typeof it>;
