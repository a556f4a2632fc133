import type { MailTexts } from './en.ts';

export const mailTextsDe: MailTexts = {
  'password-reset': {
    subject: 'Ihr neues Passwort für Turno',
    lead: 'Für Ihr Turno-Konto wurde ein neues Passwort angefordert.',
    action: 'Neues Passwort festlegen',
    note: 'Der Link ist eine Stunde gültig und kann nur einmal verwendet werden. Wenn Sie kein neues Passwort angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    lead: 'Das Passwort Ihres Turno-Kontos wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.',
    action: 'Zu Turno',
    note: 'Wenn Sie das nicht waren, tippen Sie auf der Anmeldeseite sofort auf „Passwort vergessen?“ und legen Sie ein neues Passwort fest.',
  },
  'passkey-added': {
    subject: 'Ein Passkey wurde zu Ihrem Konto hinzugefügt',
    lead: 'Zu Ihrem Turno-Konto wurde gerade ein Passkey hinzugefügt. Wer ihn besitzt, kann sich ohne Ihr Passwort anmelden.',
    action: 'Zu Turno',
    note: 'Wenn Sie das nicht waren, entfernen Sie ihn sofort auf Ihrer Kontoseite und wählen Sie ein neues Passwort: Damit werden alle anderen Geräte abgemeldet.',
  },
  'passkey-removed': {
    subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    lead: 'Aus Ihrem Turno-Konto wurde gerade ein Passkey entfernt. Mit ihm kann sich niemand mehr anmelden.',
    action: 'Zu Turno',
    note: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: Damit werden alle anderen Geräte abgemeldet. Fügen Sie Ihren Passkey danach auf Ihrer Kontoseite wieder hinzu.',
  },
  'account-deleted': {
    subject: 'Ihr Konto wurde gelöscht',
    lead: 'Ihr Turno-Konto und alle Daten über Sie wurden gelöscht. Sie sind auf allen Geräten abgemeldet, und Ihre Tickets wurden aus den Warteschlangen entfernt.',
    action: 'Zu Turno',
    note: 'Wenn Sie das nicht waren, kannte jemand Ihr Passwort: Ändern Sie es überall, wo Sie es sonst verwenden.',
  },
  'account-unused': {
    subject: 'Ihr Konto wird bald gelöscht',
    lead: 'Seit fast zwei Jahren hat niemand Ihr Turno-Konto benutzt. In 30 Tagen löschen wir es mit allen Daten über Sie.',
    action: 'Konto behalten',
    note: 'Wenn Sie das Konto behalten möchten, melden Sie sich bis dahin einmal an. Wenn Sie es nicht mehr brauchen, müssen Sie nichts tun.',
  },
  'new-sign-in': {
    subject: 'Neue Anmeldung in Ihrem Konto',
    lead: 'In Ihrem Turno-Konto hat sich gerade jemand von einem Gerät oder aus einem Netz angemeldet, das wir noch nicht kannten.',
    action: 'Zu Turno',
    note: 'Wenn Sie das waren, müssen Sie nichts tun. Andernfalls tippen Sie auf der Anmeldeseite auf „Passwort vergessen?“ und legen Sie ein neues Passwort fest: Damit werden alle Geräte abgemeldet.',
  },
  'sign-in-blocked': {
    subject: 'Fehlgeschlagene Anmeldeversuche',
    lead: 'Es gab viele fehlgeschlagene Versuche, sich in Ihrem Turno-Konto anzumelden. Weitere Versuche sind für eine Weile gesperrt.',
    action: 'Zu Turno',
    note: 'Wenn Sie das waren, warten Sie einige Minuten oder tippen Sie auf der Anmeldeseite auf „Passwort vergessen?“. Andernfalls ist Ihr Konto sicher, solange niemand Ihr Passwort kennt.',
  },
  'email-confirmation': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lead: 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Damit ist Ihr Turno-Konto vollständig.',
    action: 'Adresse bestätigen',
    note: 'Der Link ist 24 Stunden gültig und kann nur einmal verwendet werden. Wenn Sie kein Konto angelegt haben, können Sie diese E-Mail ignorieren.',
  },
  'email-change': {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    lead: 'Bestätigen Sie, dass Ihr Turno-Konto ab jetzt diese E-Mail-Adresse verwenden soll.',
    action: 'Adresse bestätigen',
    note: 'Der Link ist 24 Stunden gültig und kann nur einmal verwendet werden. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Keines Ihrer Konten ändert sich.',
  },
  'email-change-requested': {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    lead: 'Für Ihr Turno-Konto wurde eine neue E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.',
    action: 'Zu Turno',
    note: 'Wenn Sie das waren, müssen Sie hier nichts tun. Andernfalls tippen Sie auf der Anmeldeseite sofort auf „Passwort vergessen?“ und legen Sie ein neues Passwort fest: Damit wird die Änderung verworfen, und alle Geräte werden abgemeldet.',
  },
  'email-in-use': {
    subject: 'Ihre Adresse hat schon ein Konto',
    lead: 'Jemand wollte diese E-Mail-Adresse für ein anderes Turno-Konto verwenden. Sie gehört bereits zu Ihrem, deshalb hat sich nichts geändert.',
    action: 'Zu Turno',
    note: 'Wenn Sie das waren, melden Sie sich mit dieser Adresse an. Andernfalls müssen Sie nichts tun.',
  },
  'merchant-invitation': {
    subject: '{merchant}: Einladung',
    lead: '{sender} lädt Sie ein, auf Turno im Team von „{merchant}“ mitzuarbeiten. In der Einladung steht, was Sie dort tun können.',
    action: 'Einladung ansehen',
    note: 'Wenn Sie {sender} nicht kennen, können Sie diese E-Mail ignorieren: Ohne Ihre Zustimmung geschieht nichts.',
  },
  'franchise-invitation': {
    subject: '{franchising}: Einladung',
    lead: '{sender} lädt Ihren Betrieb ein, auf Turno Teil von „{franchising}“ zu werden: Er erscheint dann in der Liste der Kette, mit ihrem Logo.',
    action: 'Einladung ansehen',
    note: 'Die Einladung gilt für einen Betrieb und läuft nach 14 Tagen ab. Wenn Sie {sender} nicht kennen, können Sie diese E-Mail ignorieren.',
  },
  'webhook-disabled': {
    subject: '{merchant}: Ein Webhook wurde abgeschaltet',
    lead: 'Seit drei Tagen wurde keine Nachricht an {address}, einen Webhook von „{merchant}“, angenommen. Wir haben ihn abgeschaltet: Ihr System erfährt nicht mehr, was in Ihren Warteschlangen geschieht.',
    action: 'Einstellungen öffnen',
    note: 'Sobald der Empfänger wieder funktioniert, schalten Sie den Webhook in den Einstellungen ein. Nachrichten aus der Zwischenzeit werden nicht noch einmal gesendet.',
  },
  'calls-webhook-disabled': {
    subject: '{merchant}: Aufrufe erreichen Ihr System nicht mehr',
    lead: 'Zwanzig Aufrufe von „{merchant}“ nacheinander konnten dem verbundenen System nicht zugestellt werden, obwohl wir es bei jedem eine halbe Stunde lang versucht haben. Wir haben „Aufrufe an Ihr System“ abgeschaltet; Ihre Warteschlangen laufen weiter wie bisher.',
    action: 'Warteschlangen öffnen',
    note: 'Sobald das System wieder erreichbar ist, schalten Sie „Aufrufe an Ihr System“ bei den automatischen Warteschlangen ein. Aufrufe aus der Zwischenzeit werden nicht noch einmal gesendet.',
  },
  'merchant-closed': {
    subject: '{merchant}: endgültig geschlossen',
    lead: '„{merchant}“ wurde auf Turno von einer Person mit Inhaberrechten endgültig geschlossen. Die Wartenden wurden benachrichtigt, niemand kann mehr eine Nummer ziehen, und die Schließung lässt sich nicht rückgängig machen.',
    action: 'Betriebe öffnen',
    note: 'War das nicht beabsichtigt, registrieren Sie den Betrieb erneut und ändern Sie das Passwort Ihres Kontos.',
  },
  'merchant-handed-over': {
    subject: '{merchant}: übergeben',
    lead: 'Sie haben „{merchant}“ auf Turno gerade übergeben: Eine andere Person des Teams ist jetzt Inhaber, Sie gehören zur Leitung. Ihre API-Schlüssel für den Betrieb sind ungültig.',
    action: 'Warteschlangen öffnen',
    note: 'Wenn Sie das nicht waren, tippen Sie auf der Anmeldeseite sofort auf „Passwort vergessen?“, legen Sie ein neues Passwort fest und bitten Sie den neuen Inhaber, Ihnen den Betrieb wieder zu übergeben.',
  },
  'merchant-taken-over': {
    subject: '{merchant}: Sie sind jetzt Inhaber',
    lead: '„{merchant}“ wurde Ihnen auf Turno gerade übergeben: Sie sind jetzt Inhaber und entscheiden über das Team, die API-Schlüssel und die Schließung.',
    action: 'Einstellungen öffnen',
    note: 'Möchten Sie das nicht, übergeben Sie den Betrieb in den Einstellungen an eine andere Person des Teams.',
  },
  'ticket-notice': {
    subject: '{title} · {merchant}',
    lead: '{text}',
    action: 'Ticket öffnen',
    note: 'Sie erhalten diese E-Mail, weil Sie Nachrichten zu diesem Ticket eingeschaltet haben. Auf der Seite des Tickets können Sie sie ausschalten.',
  },
};
