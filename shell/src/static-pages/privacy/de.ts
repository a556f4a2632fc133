import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'Welche Daten wir verwenden',
    text: 'Für eine Nummer genügen ein vorübergehendes Konto und die Nummern, die Sie ziehen. Wenn Sie sich registrieren, speichern wir Ihre E-Mail-Adresse und, falls Sie sie angeben, Name und Telefonnummer. Der Standort dient nur dazu, Orte in der Nähe zu zeigen, und wird nicht gespeichert.',
  },
  {
    heading: 'Wofür',
    text: 'Um die Warteschlange zu führen, Sie zu benachrichtigen, wenn Sie dran sind, Ihr Ticket am Eingang zu erkennen und Missbrauch zu verhindern. Wir verkaufen Ihre Daten nicht.',
  },
  {
    heading: 'Wie lange',
    text: 'Wir bewahren Daten höchstens zwei Jahre auf. Wenn Sie die Löschung verlangen, löschen wir sie innerhalb von 30 Kalendertagen.',
  },
  {
    heading: 'Mindestalter',
    text: 'Der Dienst richtet sich nicht an Kinder unter 13 Jahren und erhebt wissentlich keine Daten von ihnen.',
  },
  {
    heading: 'Änderungen',
    text: 'Wesentliche Änderungen dieser Erklärung gelten ab 30 Tagen nach der Veröffentlichung.',
  },
];
