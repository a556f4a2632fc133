import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from './it.ts';

export const texts = {
  header: {
    home: '{{name}}, Startseite',
    navigation: 'Hauptnavigation',
    signIn: 'Anmelden',
    profile: 'Profil',
    account: 'Konto',
    devices: 'Konto und Geräte',
    explore: 'Entdecken',
    queues: 'Warteschlangen',
    pass: 'Pässe',
    settings: 'Einstellungen',
    ticket: 'Ihre Nummer',
    tickets: 'Ihre Nummern',
    signOut: 'Abmelden',
  },
  away: 'Turno ist gerade nicht erreichbar. Wir versuchen es weiter; Ihre Eingaben bleiben erhalten.',
  update: { available: 'Eine neue Version ist verfügbar.', reload: 'Aktualisieren' },
  preview: {
    running: 'Testversion: Diese Seite läuft mit {{name}} {{version}}.',
    missing:
      '{{name}} {{version}} gibt es nicht, oder diese Version läuft hier nicht: Diese Seite zeigt die veröffentlichte Version.',
    leave: 'Zur veröffentlichten Version',
  },
  error: {
    title: 'Fehler',
    text: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    home: 'Zur Startseite',
  },
  sessionEnded: 'Sie sind nicht mehr angemeldet.',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse stimmt nicht, oder die Seite gibt es nicht mehr. Wenn Sie von einem QR-Code kommen, scannen Sie ihn auf der Startseite noch einmal.',
    home: 'Zur Startseite',
  },
  help: {
    title: 'Hilfe',
    form: 'Support-Formular',
    text: 'Haben Sie eine Frage, oder funktioniert etwas nicht? Schreiben Sie uns: Wir antworten so bald wie möglich.',
    write: 'An {{address}} schreiben',
  },
  terms: { title: 'Nutzungs­bedingungen' },
  privacy: { title: 'Datenschutz' },
  footer: 'Informationen',
  back: 'Zurück',
  toPrivacy: 'Datenschutzerklärung lesen',
  arrival: {
    title: 'Konto wechseln?',
    asked: 'Sie sind als {{present}} angemeldet. Dieser Link öffnet das Konto {{next}}.',
    accept: 'Weiter als {{next}}',
    refuse: 'Als {{present}} angemeldet bleiben',
    signedIn: 'Sie sind als {{next}} angemeldet',
    guest: 'Gast',
    account: 'Konto {{id}}',
  },
  notices: {
    private: 'Das sieht nach einem privaten Fenster aus: Ihre Nummer geht beim Schließen verloren.',
    install: 'Turno griffbereit: Legen Sie es auf Ihren Startbildschirm.',
    installApple: 'Turno griffbereit: Tippen Sie auf Teilen und dann auf „Zum Home-Bildschirm“.',
    add: 'Hinzufügen',
    close: 'Schließen',
  },
} satisfies Texts<typeof it>;
