import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from './it.ts';

export const texts = {
  title: 'Warteschlangen verwalten',
  loadFailed: 'Ihre Standorte konnten nicht geladen werden.',
  noMerchants: 'Noch keine Standorte',
  noMerchantsHint: 'Mit diesem Konto ist noch kein Standort verknüpft.',
  noQueues: 'Noch keine Warteschlange',
  noQueuesHint: 'Dieser Standort hat noch keine Warteschlange.',
  switcher: 'Standort',
  openBoard: 'Anzeigetafel öffnen',
  publicPage: 'Öffentliche Seite',
  tabs: 'Warteschlangen',
  status: { opened: 'Geöffnet', paused: 'Pausiert', closed: 'Geschlossen' },
  serving: 'Jetzt an der Reihe',
  servingNobody: 'Es wurde noch niemand aufgerufen',
  call: '{{ticket}} aufrufen',
  callNext: 'Nächste Nummer aufrufen',
  called: 'Nummer {{ticket}} aufgerufen',
  waitingTickets_one: '{{count}} Ticket wartet',
  waitingTickets_other: '{{count}} Tickets warten',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  close: 'Warteschlange schließen',
  reopen: 'Warteschlange wieder öffnen',
  closeQuestion: 'Warteschlange für heute schließen?',
  closeWarning:
    'Niemand kann dann noch eine Nummer ziehen. Nach der letzten Öffnungszeit von heute lässt sie sich bis morgen nicht wieder öffnen.',
  stillWaiting_one: '{{count}} Person wartet noch.',
  stillWaiting_other: '{{count}} Personen warten noch.',
  paused: 'Warteschlange pausiert',
  resumed: 'Warteschlange fortgesetzt',
  closed: 'Warteschlange geschlossen',
  reopened: 'Warteschlange wieder geöffnet',
  freeAccess: 'Freier Zugang: Hier zieht niemand ein Ticket.',
  eventQueue: 'Warteschlange mit Zeiten: Man bucht eine Vorstellung.',
  next: 'Danach',
  people_one: '{{count}} Person',
  people_other: '{{count}} Personen',
  why: {
    offline: 'Sie sind offline: Aufrufen ist möglich, sobald das Netz zurück ist.',
    nobody: 'Niemand wartet',
    closed: 'Die Warteschlange ist geschlossen',
    'too-early': 'Aufrufen ist ab fünf Minuten vor {{from}} Uhr möglich',
  },
  movedOn:
    'Die Warteschlange hat sich inzwischen geändert: Jetzt ist {{ticket}} an der Reihe, nicht {{wanted}}.',
  unanswered:
    'Es kam keine Antwort. Versuchen Sie es noch einmal: Niemand wird zweimal aufgerufen.',
  fact: {
    tickets: 'Wartende Tickets',
    people: 'Wartende Personen',
    wait: 'Geschätzte Wartezeit',
    nextFree: 'Nächste freie Nummer',
  },
  ended:
    'Für heute ist die Warteschlange beendet und lässt sich nicht wieder öffnen. Um Mitternacht beginnt sie neu.',
} satisfies Texts<typeof it>;
