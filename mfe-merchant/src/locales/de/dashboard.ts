import type { Texts } from '@turno/shared-ui/i18n';
import type { dashboardTexts as it } from '../it/dashboard.ts';

export const dashboardTexts = {
  shareLink: 'Seite teilen',
  calling: 'Aufruf läuft…',
  closeAndFinish: 'Keine neuen Nummern, Wartende noch bedienen',
  links: {
    addCustomer: 'Kunden hinzufügen',
    tickets: 'Alle Tickets',
    edit: 'Warteschlange bearbeiten',
  },
  takeNumber: {
    button: 'Nummer ziehen',
    people: 'Für wie viele Personen?',
    taken: 'Nummer gezogen: {{ticket}}. Nennen Sie sie dem Kunden.',
  },
  waiting: {
    since: 'seit {{time}} Uhr',
    move: 'Verschieben',
    pages: 'Seiten der Wartenden',
    before: 'Vorherige',
    after: 'Nächste',
    range: '{{from}}–{{to}} von {{count}}',
  },
  automatic: {
    tab: 'Auto',
    title: 'Automatische Warteschlangen',
    inTurns: 'Ruft reihum aus allen auf',
    turns: 'Reihum aus diesen Warteschlangen',
    ratio_one: '{{count}} Nummer je Runde',
    ratio_other: '{{count}} Nummern je Runde',
    skipGeneric: 'Eintrittspässe diesmal überspringen',
    webhook: 'Aufrufe an Ihr System',
    webhookHint: 'Jeder Aufruf geht auch an das System, das mit dem Betrieb verbunden ist.',
    pause: 'Automatische Warteschlangen pausieren',
    paused: 'Automatische Warteschlangen pausiert',
    pausedAndNotified: 'Automatische Warteschlangen pausiert: Wartende werden benachrichtigt',
    isPaused: 'Die automatischen Warteschlangen sind pausiert',
    restart: 'Fortsetzen',
    restartQuestion: 'Automatische Warteschlangen fortsetzen?',
    restartHint: 'Danach können wieder Nummern gezogen werden.',
    restarted: 'Automatische Warteschlangen fortgesetzt',
    blocked: {
      closed: 'Alle automatischen Warteschlangen sind geschlossen: Öffnen Sie sie einzeln wieder.',
      over: 'Die heutigen Öffnungszeiten sind vorbei und niemand wartet: Es gibt nichts zu pausieren.',
    },
    restartsAlone:
      'Die heutigen Öffnungszeiten sind vorbei und niemand wartet: Bei der nächsten Öffnung geht es von selbst weiter.',
    wizard: {
      title: 'Automatische Warteschlangen pausieren?',
      step: 'Schritt {{step}} von 2',
      effect:
        'Bis zum Fortsetzen kann niemand eine Nummer ziehen. Wartende behalten ihren Platz, und Sie können weiter aufrufen.',
      continue: 'Weiter',
      cancel: 'Abbrechen',
      question: 'Wartende benachrichtigen?',
      notify: 'Ja, Wartende benachrichtigen',
      silent: 'Nein, ohne Nachricht',
      back: 'Zurück',
    },
  },
  entrance: {
    how: 'Wie viele Personen gehen hinein?',
    call_one: '{{count}} Person aufrufen',
    call_other: '{{count}} Personen aufrufen',
    called_one: '{{count}} Person aufgerufen: {{tickets}}',
    called_other: '{{count}} Personen aufgerufen: {{tickets}}',
  },
  till: { open: 'Große Tasten für die Kasse', leave: 'Zurück zu allen Warteschlangen' },
} satisfies Texts<typeof it>;
