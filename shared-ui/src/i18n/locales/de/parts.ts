import type { Texts } from '../../define-texts.ts';
import type { parts as it } from '../it/parts.ts';

export const parts = {
  passPolicy: {
    day_one: 'Einmal pro Tag',
    day_other: '{{count}}-mal pro Tag',
    validity_one: 'Insgesamt einmal',
    validity_other: 'Insgesamt {{count}}-mal',
    ride: '{{rule}}, je Warteschlange',
    gate: '{{rule}}, je Eingang',
    unlimited: 'Beliebig oft',
    pause: '{{span}} zwischen zwei Nutzungen',
    hours: '{{days}}: {{times}}',
    dates: 'An einzelnen Tagen gelten andere Zeiten',
    onlyDates: 'Nur an einzelnen Tagen',
  },
  guestEnded: {
    title: 'Die Sitzung ist beendet',
    text: 'Sie haben Ihre Nummer ohne Konto gezogen: Diese Sitzung ist beendet, und mit ihr das Ticket auf diesem Gerät. Sie können jederzeit eine neue Nummer ziehen.',
    home: 'Betrieb suchen',
  },
  blocked: {
    title: 'Turno kann auf dieser Seite nicht angezeigt werden',
    origin:
      'Die Website {{origin}} ist bei Turno nicht registriert. Falls es Ihre ist, lassen Sie ihre Adresse registrieren.',
    'client-key':
      'Turno kennt den Schlüssel nicht, den diese Seite angibt. Falls es Ihre Seite ist, prüfen Sie client-key.',
    franchise:
      'Turno kennt die Kette nicht, die diese Seite nennt. Falls es Ihre Seite ist, prüfen Sie franchise-id.',
    policy:
      'Die Sicherheitsregeln dieser Seite blockieren Turno. Falls es Ihre Seite ist, erweitern Sie ihre Content Security Policy.',
  },
  callAlert: {
    title: '{{number}}: Sie sind dran',
    open: 'Ticket öffnen',
    dismiss: 'Hinweis zur Nummer {{number}} schließen',
  },
  language: {
    change: 'Sprache ändern',
    failed:
      'Die Sprache konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  emailLink: {
    send: 'Link noch einmal senden',
    sent: 'Link gesendet: Prüfen Sie Ihre E-Mails',
    confirmed: 'Ihre Adresse ist bestätigt.',
  },
  closedPlace: '{{name}} (dauerhaft geschlossen)',
  unlisted: {
    title: 'Noch nicht in der öffentlichen Liste',
    text: 'Bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen geschickt haben: Dann finden alle diesen Betrieb. Seine eigene Seite funktioniert schon.',
  },
  booking: {
    name: 'Name für die Reservierung',
    byText: 'Der Kunde möchte eine SMS: kurz vorher, beim Aufruf und wenn die Schlange stockt',
    travelMinutes: 'Anfahrt in Minuten (optional)',
    travelMinutesHint: 'Mit dieser Angabe sagt eine SMS dem Kunden, wann er losgehen soll.',
    travelMinutesWrong: '1 bis {{most}} Minuten',
    nameMissing: 'Geben Sie einen Namen ein',
    nameTooLong: 'Der Name darf höchstens {{count}} Zeichen haben',
    phone: 'Telefon (optional)',
    phoneHint: 'Nur um Sie anzurufen, wenn man Sie nicht findet.',
    terms: 'Ich akzeptiere die Nutzungsbedingungen',
    termsMissing: 'Akzeptieren Sie die Bedingungen, um zu buchen',
    readTerms: 'Nutzungsbedingungen lesen',
    send: 'Tisch anfragen',
  },
  lineUp: {
    checking: 'Sicherheitsprüfung…',
    'signing-up': 'Ticket wird vorbereitet…',
    taking: 'Nummer wird gezogen…',
    unanswered:
      'Es kam keine Antwort. Versuchen Sie es erneut: Sie ziehen dadurch keine zweite Nummer.',
    refresh: 'Neuer Versuch in',
  },
  botCheck: {
    missing: 'Recaptcha Key not set.',
    failed: 'Möglicherweise gibt es ein Problem mit Ihrem Gerät!',
  },
  qr: { brighter: 'Wird er nicht gelesen, erhöhen Sie die Bildschirmhelligkeit.' },
  scanner: {
    label: 'Kamera zum Lesen des QR-Codes',
    aim: 'Richten Sie die Kamera auf den QR-Code',
    starting: 'Kamera wird gestartet…',
    stopped: 'Kamera pausiert',
    denied: 'Zugriff verweigert: Versuchen Sie es mit einer QR-Scanner-App',
    unsupported: 'Browser nicht unterstützt',
    noCamera: 'Keine Kamera gefunden',
    busy: 'Die Kamera wird von einer anderen Anwendung benutzt: gleich folgt ein neuer Versuch',
    manualLabel: 'Code',
    manualHint: 'Sie können den Code auch eintippen',
    manualSubmit: 'Code verwenden',
    manualEmpty: 'Geben Sie den Code ein',
    codeHint: 'Mindestens 8 Zeichen, genau wie angezeigt',
    addCode: 'Code hinzufügen',
    codeTooShort: 'Der Code ist zu kurz',
    codesTooMany: 'Höchstens 15 Codes auf einmal',
    codes_zero: 'Keine Codes',
    codes_one: '{{count}} Code',
    codes_other: '{{count}} Codes',
    removeCode: 'Code {{code}} entfernen',
    codeRemoved: 'Code {{code}} entfernt',
    useCamera: 'Kamera verwenden',
  },
  share: {
    share: 'Teilen',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    failed: 'Der Browser kopiert den Link nicht. Hier ist er: {{url}}',
    code: 'QR-Code von {{title}}',
    address: 'Adresse',
  },
  print: { print: 'Drucken' },
  slip: {
    number: 'Ihre Nummer',
    wait: 'Wartezeit: {{wait}}',
    turn: 'An der Reihe: {{time}}',
    people: 'Personen: {{count}}',
    takenAt: 'Gezogen am {{date}} um {{time}} Uhr',
    follow: 'Verfolgen Sie Ihre Nummer',
    entrance: 'Code für den Einlass',
    show: 'Vorstellung: {{time}}',
  },
  signIn: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    signOut: 'Abmelden',
    invalidEmail: 'Ungültige E-Mail-Adresse',
    merchantsOnly: 'Diese Seite ist für Betriebe: Melden Sie sich mit einem Betriebskonto an.',
    ended: 'Sie sind nicht mehr angemeldet. Melden Sie sich an, um fortzufahren.',
    endedHere:
      'Sie sind nicht mehr angemeldet. Wenn Sie sich anmelden, kehren Sie zur vorigen Seite zurück.',
    otherAccount:
      'Ihr Konto kann diese Seite nicht öffnen: Sie ist für eine andere Art von Konto bestimmt.',
    otherSite:
      'Ihre Betriebe gehören nicht zu dieser Website: Sie verwalten sie auf der öffentlichen Website.',
    toPublicSite: 'Zur öffentlichen Website',
    passwordNotDue: 'Sie müssen jetzt kein neues Passwort wählen.',
    needed: 'Melden Sie sich an, um diese Seite zu öffnen.',
  },
} satisfies Texts<typeof it>;
