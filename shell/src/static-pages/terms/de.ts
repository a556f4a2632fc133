import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'Der Dienst und wer ihn nutzt',
    text: 'Turno ist ein Dienst für virtuelle Warteschlangen, aus einer Notlage entstanden und für alle, die sich anstellen, kostenlos. Es gibt zwei Arten von Nutzern. Ein Gast stellt sich bei einem Betrieb an und wird per E-Mail oder SMS benachrichtigt. Ein Betrieb verwaltet seine Warteliste.',
  },
  {
    heading: 'Konten',
    text: 'Die Anmeldung über einen anderen Dienst verwendet nur Ihre E-Mail-Adresse und Ihren Namen. Sie können uns jederzeit per E-Mail um die Löschung Ihres Kontos bitten.',
  },
  {
    heading: 'Alter',
    text: 'Sie müssen 18 Jahre alt sein oder die Zustimmung eines Elternteils haben. Wer unter 13 ist, darf den Dienst in keinem Fall nutzen.',
  },
  {
    heading: 'Zahlungen der Betriebe',
    text: 'Abonnements verlängern sich automatisch, Teilerstattungen gibt es nicht. Für jede Abbuchung und jede fehlgeschlagene Zahlung senden wir einen Beleg per E-Mail. Kann die Karte nicht belastet werden, wird der Zugang gesperrt.',
  },
  {
    heading: 'Lizenz der App',
    text: 'Wir räumen Ihnen eine persönliche, nicht ausschließliche, nicht übertragbare und widerrufliche Lizenz zur Nutzung der App ein. Sie dürfen sie nicht über das gesetzlich Erlaubte hinaus kopieren, ändern oder dekompilieren.',
  },
  {
    heading: 'Inhalte und zulässige Nutzung',
    text: 'Sie verantworten, was Sie eingeben. Nutzen Sie den Dienst nicht für Rechtswidriges, nicht um andere zu stören, nicht um Nummern zu ziehen, die Sie nicht brauchen, und nicht um technische Grenzen zu umgehen.',
  },
  {
    heading: 'Urheberrecht',
    text: 'Wenn Sie meinen, dass ein Inhalt Ihr Urheberrecht verletzt, schreiben Sie uns und nennen Sie das Werk, den Inhalt und Ihre Erreichbarkeit. Wir prüfen das und entfernen den Inhalt, wenn der Anspruch besteht.',
  },
  {
    heading: 'Haftung',
    text: 'Unsere Haftung ist auf die Gebühren der letzten 12 Monate begrenzt. Ansprüche sind innerhalb eines Jahres geltend zu machen. Wesentliche Änderungen dieser Bedingungen kündigen wir 30 Tage vorher an.',
  },
  {
    heading: 'Recht und Streitigkeiten',
    text: 'Es gilt italienisches Recht. Streitigkeiten, die sich nicht gütlich beilegen lassen, entscheidet ein Schiedsgericht; zwingende Verbraucherrechte bleiben unberührt.',
  },
];
