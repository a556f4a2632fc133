export const text = [
  {
    heading: 'Der Dienst und wer ihn nutzt',
    paragraphs: [
      'Turno ist ein Dienst für virtuelle Warteschlangen, aus einer Notlage entstanden und kostenlos für alle, die anstehen. Wer ihn nutzt, nimmt diese Bedingungen an.',
      'Es gibt zwei Arten von Nutzern. Ein Gast stellt sich bei einem Betrieb an und wird per E-Mail oder SMS benachrichtigt. Ein Betrieb führt seine eigene Warteliste, ruft die Nummern auf und entscheidet, wann die Schlange offen ist.',
      'Die Nummer steht für eine Reihenfolge, nicht für eine Uhrzeit: Die gezeigten Wartezeiten sind Schätzungen. Wer wann und zu welchen Bedingungen bedient wird, entscheidet der Betrieb.',
    ],
  },
  {
    heading: 'Konten',
    paragraphs: [
      'Sie können eine Nummer ziehen, ohne sich zu registrieren: Ein vorübergehendes Konto bleibt auf diesem Gerät. Die Anmeldung über einen anderen Dienst nutzt nur Ihre E-Mail-Adresse und Ihren Namen.',
      'Behalten Sie Ihr Passwort für sich und sagen Sie uns, wenn Sie glauben, dass andere Ihr Konto nutzen. Sie können uns jederzeit per E-Mail bitten, Ihr Konto zu löschen.',
    ],
  },
  {
    heading: 'Alter',
    paragraphs: [
      'Sie müssen 18 Jahre alt sein oder die Zustimmung eines Elternteils haben. Wer jünger als 13 ist, darf den Dienst in keinem Fall nutzen.',
    ],
  },
  {
    heading: 'Zahlungen der Betriebe',
    paragraphs: [
      'Abonnements der Betriebe verlängern sich beim Ablauf automatisch, bis sie gekündigt werden. Anteilige Erstattungen gibt es nicht.',
      'Zu jeder Abbuchung und zu jeder fehlgeschlagenen Zahlung senden wir einen Beleg per E-Mail. Kann eine Karte nicht belastet werden, ist der Zugang gesperrt, bis die Zahlung gelingt.',
    ],
  },
  {
    heading: 'Lizenz der App',
    paragraphs: [
      'Wir geben Ihnen eine persönliche, nicht ausschließliche, nicht übertragbare und widerrufliche Lizenz, die App auf Ihren Geräten zu nutzen. Sie dürfen sie nicht über das gesetzlich Erlaubte hinaus kopieren, ändern, weiterverkaufen oder dekompilieren.',
    ],
  },
  {
    heading: 'Inhalte und erlaubte Nutzung',
    paragraphs: [
      'Was Sie eingeben, bleibt Ihr Eigentum: Sie erlauben uns nur, es denen zu zeigen, die es für die Schlange brauchen. Sie sind dafür verantwortlich.',
      'Nutzen Sie den Dienst nicht für Unerlaubtes, nicht um andere zu stören, nicht um Nummern zu ziehen, die Sie nicht nutzen wollen, nicht um sie zu verkaufen und nicht um technische Grenzen zu umgehen. Wer das tut, kann gesperrt werden.',
    ],
  },
  {
    heading: 'Urheberrecht',
    paragraphs: [
      'Wenn Sie glauben, dass hier etwas Ihr Urheberrecht verletzt, schreiben Sie uns und nennen Sie das Werk, den Inhalt, wie wir Sie erreichen und worauf Sie Ihr Recht stützen. Wir prüfen das, hören an, wer es eingegeben hat, und entfernen es, wenn der Anspruch besteht.',
    ],
  },
  {
    heading: 'Haftung',
    paragraphs: [
      'Wir bieten den Dienst so an, wie er ist, und tun unser Bestes, damit er erreichbar bleibt, ohne es zu garantieren. Unsere Haftung ist auf die Entgelte der letzten 12 Monate begrenzt. Ansprüche müssen innerhalb von 1 Jahr geltend gemacht werden.',
      'Nichts hiervon beschränkt die Haftung für Vorsatz oder grobe Fahrlässigkeit oder zwingende Rechte von Verbrauchern.',
    ],
  },
  {
    heading: 'Änderungen',
    paragraphs: [
      'Wesentliche Änderungen dieser Bedingungen kündigen wir 30 Tage vorher an. Wer den Dienst weiter nutzt, nimmt sie an; wer nicht, kann das Konto schließen.',
    ],
  },
  {
    heading: 'Recht und Streitigkeiten',
    paragraphs: [
      'Es gilt italienisches Recht. Streitigkeiten, die sich nicht einvernehmlich lösen lassen, entscheidet ein Schiedsgericht; zwingende Rechte von Verbrauchern und die ihnen gesetzlich vorbehaltenen Gerichte bleiben unberührt.',
    ],
  },
  {
    heading: 'Wer wir sind',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
