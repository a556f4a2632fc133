import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'Welche Daten wir nutzen',
    paragraphs: [
      'Für eine Nummer genügen ein vorübergehendes Konto und die Nummern, die du ziehst. Wenn du dich registrierst, speichern wir deine E-Mail-Adresse und, falls du sie angibst, Namen und Telefonnummer. Meldest du dich über einen anderen Dienst an, erhalten wir von ihm nur E-Mail-Adresse und Namen.',
      'Dein Standort dient, wenn du ihn freigibst, nur dazu, Orte in der Nähe zu zeigen, und wird nicht gespeichert. Die Kamera liest Codes auf deinem Gerät: Kein Bild verlässt es.',
    ],
  },
  {
    heading: 'Wozu',
    paragraphs: [
      'Um die Schlange zu führen, dir zu sagen, wann du dran bist, dein Ticket am Eingang zu erkennen und Missbrauch zu verhindern. Wir zeigen keine Werbung und verkaufen deine Daten nicht.',
    ],
  },
  {
    heading: 'Wer sie sieht',
    paragraphs: [
      'Der Betrieb, bei dem du anstehst, sieht deine Nummer, wie viele mit dir kommen und den Namen, den du ihm genannt hast. Dienstleister, die den Dienst betreiben und Nachrichten senden, verarbeiten sie in unserem Auftrag.',
    ],
  },
  {
    heading: 'Was auf deinem Gerät bleibt',
    paragraphs: [
      'Keine Cookies, die dich verfolgen. Der Browser behält deine Sitzung, deine Rolle und wenige Einstellungen, bis du dich abmeldest oder seine Daten löschst.',
    ],
  },
  {
    heading: 'Wie lange',
    paragraphs: [
      'Wir speichern Daten höchstens zwei Jahre. Bittest du um Löschung, löschen wir sie innerhalb von 30 Kalendertagen.',
    ],
  },
  {
    heading: 'Deine Rechte',
    paragraphs: [
      'Du kannst verlangen, deine Daten zu sehen, eine Kopie zu erhalten, sie berichtigen oder löschen zu lassen, und einer Nutzung widersprechen. Du kannst dich auch an die Datenschutzbehörde wenden.',
    ],
  },
  {
    heading: 'Mindestalter',
    paragraphs: [
      'Der Dienst richtet sich nicht an Personen unter 13 und erhebt ihre Daten nicht wissentlich: Was wir finden, löschen wir.',
    ],
  },
  {
    heading: 'Änderungen',
    paragraphs: [
      'Wesentliche Änderungen dieser Erklärung gelten 30 Tage nach ihrer Veröffentlichung.',
    ],
  },
  {
    heading: 'Wer für die Daten einsteht',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
