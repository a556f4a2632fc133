export const text = [
  {
    heading: 'Welche Daten wir nutzen',
    paragraphs: [
      'Für eine Nummer genügen ein vorübergehendes Konto und die Nummern, die Sie ziehen. Wenn Sie sich registrieren, speichern wir Ihre E-Mail-Adresse und, falls Sie sie angeben, Namen und Telefonnummer. Melden Sie sich über einen anderen Dienst an, erhalten wir von ihm nur E-Mail-Adresse und Namen.',
      'Ihr Standort dient, wenn Sie ihn freigeben, nur dazu, Orte in der Nähe zu zeigen, und wird nicht gespeichert. Die Kamera liest Codes auf Ihrem Gerät: Kein Bild verlässt es.',
    ],
  },
  {
    heading: 'Wozu',
    paragraphs: [
      'Um die Schlange zu führen, Ihnen zu sagen, wann Sie dran sind, Ihr Ticket am Eingang zu erkennen und Missbrauch zu verhindern. Wir zeigen keine Werbung und verkaufen Ihre Daten nicht.',
    ],
  },
  {
    heading: 'Wer sie sieht',
    paragraphs: [
      'Der Betrieb, bei dem Sie anstehen, sieht Ihre Nummer, wie viele mit Ihnen kommen und den Namen, den Sie ihm genannt haben. Dienstleister, die den Dienst betreiben und Nachrichten senden, verarbeiten sie in unserem Auftrag.',
    ],
  },
  {
    heading: 'Was auf Ihrem Gerät bleibt',
    paragraphs: [
      'Keine Cookies, die Sie verfolgen. Der Browser behält Ihre Sitzung, Ihre Rolle und wenige Einstellungen, bis Sie sich abmelden oder seine Daten löschen.',
    ],
  },
  {
    heading: 'Wie lange',
    paragraphs: [
      'Wir speichern Daten höchstens zwei Jahre. Bitten Sie um Löschung, löschen wir sie innerhalb von 30 Kalendertagen. Wir löschen auch Konten, die zwei Jahre lang niemand benutzt hat, und kündigen das 30 Tage vorher per E-Mail an.',
    ],
  },
  {
    heading: 'Ihre Rechte',
    paragraphs: [
      'Sie können verlangen, Ihre Daten zu sehen, eine Kopie zu erhalten, sie berichtigen oder löschen zu lassen, und einer Nutzung widersprechen. Sie können sich auch an die Datenschutzbehörde wenden.',
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
    heading: 'Wer für die Daten verantwortlich ist',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
