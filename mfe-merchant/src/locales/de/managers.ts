import type { Texts } from '@turno/shared-ui/i18n';
import type { managerTexts as it } from '../it/managers.ts';

/** The texts of the managers' page and of the page of an invitation. */
export const managerTexts = {
  managers: {
    title: 'Wer in diesem Betrieb arbeitet',
    loadFailed: 'Die Personen konnten nicht geladen werden.',
    you: '(Sie)',
    unknown: 'Person ohne Namen',
    remove: 'Entfernen',
    removeNamed: '{{name}} entfernen',
    removeQuestion: '{{name}} entfernen?',
    removeHint:
      'Die Person kann nicht mehr bei {{place}} arbeiten, ab sofort und auf allen Geräten. Auch die API-Schlüssel, die sie erstellt oder ersetzt hat, werden ungültig: Ersetzen Sie diese vorher selbst, damit Ihre Systeme weiterlaufen.',
    removed: '{{name}} gehört nicht mehr zum Betrieb',
    leave: 'Betrieb verlassen',
    leaveQuestion: 'Diesen Betrieb verlassen?',
    leaveHint:
      'Sie können dann nicht mehr bei {{place}} arbeiten, und die API-Schlüssel, die Sie erstellt oder ersetzt haben, werden ungültig. Nur ein Inhaber kann Sie wieder einladen.',
    left: 'Sie haben den Betrieb verlassen',
    lastHint:
      'Sie sind die einzige Person mit der Rolle Inhaber. Um den Betrieb zu verlassen, übergeben Sie ihn zuerst einer anderen Person, oder schließen Sie ihn dauerhaft.',
    invite: 'Weitere Person einladen',
    email: 'E-Mail',
    inviteHint: 'Die Person erhält einen Link, der sieben Tage gilt und einmal funktioniert.',
    send: 'Einladung senden',
    invalidEmail: 'Ungültige E-Mail-Adresse',
    invited: 'Einladung an {{email}} gesendet',
    invitations: 'Offene Einladungen',
    expires: 'Läuft am {{date}} ab',
    expired: 'Abgelaufen',
    revoke: 'Zurückziehen',
    revokeNamed: 'Einladung an {{email}} zurückziehen',
    closeTitle: 'Dauerhaft schließen',
    closeHint:
      'Der Betrieb verschwindet aus allen Listen, und seine Seite sagt, dass er geschlossen ist.',
    close: 'Dauerhaft schließen',
    closeQuestion: '{{name}} dauerhaft schließen?',
    closeWarning:
      'Alle Wartenden werden benachrichtigt und ihre Nummern enden. Niemand kann mehr eine Nummer ziehen, und der Betrieb lässt sich nicht wieder öffnen.',
    typeName: 'Zur Bestätigung „{{name}}“ eingeben',
    closedForGood: 'Dieser Betrieb hat dauerhaft geschlossen',
    closedForGoodHint:
      'Er ist seit dem {{date}} geschlossen: Niemand kann mehr eine Nummer ziehen.',
  },
  invitation: {
    title: 'Einladung',
    loadFailed: 'Die Einladung konnte nicht geladen werden.',
    unknown: 'Diese Einladung gibt es nicht',
    unknownHint: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    lead: 'Sie wurden eingeladen, bei {{place}} zu arbeiten',
    forAddress: 'Die Einladung gilt für {{email}}. Rolle: {{role}}.',
    accept: 'Einladung annehmen',
    done: 'Sie gehören jetzt zu diesem Betrieb',
    accepted: 'Diese Einladung wurde bereits verwendet',
    revoked: 'Diese Einladung wurde zurückgezogen',
    expired: 'Diese Einladung ist abgelaufen: Bitten Sie um eine neue',
    closed: 'Dieser Betrieb hat dauerhaft geschlossen',
    signIn: 'Melden Sie sich mit dieser Adresse an, um anzunehmen.',
    customer:
      'Ihr Konto ist ein Kundenkonto: Zum Verwalten eines Betriebs brauchen Sie ein Betriebskonto. Gehört {{email}} zu diesem Kundenkonto, lassen Sie sich an eine andere Adresse einladen.',
    noAccount: 'Noch kein Konto? Jetzt anlegen',
    hasAccount: 'Schon ein Konto? Anmelden',
    name: 'Vor- und Nachname',
    password: 'Passwort',
    create: 'Konto anlegen',
    created:
      'Konto angelegt. Melden Sie sich hier an, um anzunehmen; die Adresse muss nicht mehr bestätigt werden.',
  },
} satisfies Texts<typeof it>;
