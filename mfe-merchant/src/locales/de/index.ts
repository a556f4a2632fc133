import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from '../it/index.ts';
import { boardTexts } from './boards.ts';
import { dashboardTexts } from './dashboard.ts';
import { editorTexts } from './editors.ts';
import { managerTexts } from './managers.ts';
import { openingTexts } from './openings.ts';
import { passTypeTexts } from './pass-types.ts';
import { registrationTexts } from './registration.ts';
import { reportTexts } from './reports.ts';
import { settingsTexts } from './settings.ts';
import { teamTexts } from './team.ts';
import { ticketTexts } from './tickets.ts';

export const texts = {
  ...boardTexts,
  ...dashboardTexts,
  ...editorTexts,
  ...registrationTexts,
  ...managerTexts,
  ...openingTexts,
  ...passTypeTexts,
  ...reportTexts,
  ...settingsTexts,
  ...teamTexts,
  ...ticketTexts,
  title: 'Warteschlangen verwalten',
  loadFailed: 'Ihre Betriebe konnten nicht geladen werden.',
  noMerchants: 'Noch keine Betriebe',
  noMerchantsHint:
    'Mit diesem Konto ist noch kein Betrieb verknüpft. Registrieren Sie Ihren eigenen, oder lassen Sie sich einladen. Schon eingeladen? Öffnen Sie den Link in Ihrer Einladungs-E-Mail.',
  noQueues: 'Noch keine Warteschlange',
  noQueuesHint: 'Dieser Betrieb hat noch keine Warteschlange.',
  switcher: 'Betrieb',
  openBoard: 'Anzeigetafel öffnen',
  publicPage: 'Öffentliche Seite',
  tabs: 'Warteschlangen',
  glance: {
    serving: '{{ticket}} ist dran',
    uncalled: 'Seit {{minutes}} Min. kein Aufruf',
  },
  status: { opened: 'Geöffnet', paused: 'Pausiert', closed: 'Geschlossen' },
  opensAt: 'Öffnet um {{time}} Uhr',
  serving: 'Jetzt an der Reihe',
  servingAt: '{{desk}} bedient',
  servingNobody: 'Im Moment niemand',
  call: '{{ticket}} aufrufen',
  callNext: 'Nächste Nummer aufrufen',
  callKey: { on: 'Taste N ruft auf', off: 'Taste N ist aus' },
  called: 'Nummer {{ticket}} aufgerufen',
  calledAt: '{{desk}}: Nummer {{ticket}} aufgerufen',
  waitingNumbers_zero: 'Niemand wartet',
  waitingNumbers_one: '{{count}} Nummer wartet',
  waitingNumbers_other: '{{count}} Nummern warten',
  sizes: 'Nach Gruppengröße',
  ticketCommands: {
    label: 'Nummer {{ticket}}: weitere Aktionen',
    'call-again': 'Aufruf wiederholen',
    'not-come': 'Nicht erschienen',
    'put-back': 'Wieder einreihen',
    'take-back': 'Aufruf zurücknehmen',
    aside: 'Zurückgestellt',
    bringBack: '{{ticket}} zurückholen',
    putBackTitle: '{{ticket}} wieder einreihen',
    putBackHint: 'Die Nummer bleibt gleich. Wer dahinter steht, wartet einen Aufruf länger.',
    behind_one: 'Hinter der nächsten Nummer',
    behind_other: 'Hinter den nächsten {{count}} Nummern',
    done: {
      'call-again': 'Nummer {{ticket}} erneut aufgerufen',
      'not-come': 'Nummer {{ticket}} zurückgestellt',
      'put-back': 'Nummer {{ticket}} wieder eingereiht',
      'take-back': 'Aufruf der Nummer {{ticket}} zurückgenommen',
    },
  },
  move: {
    button: 'In andere Schlange verschieben',
    title: '{{ticket}} in eine andere Schlange verschieben',
    hint: 'Dort gibt es eine neue Nummer; die bisherige Wartezeit zählt.',
    none: 'Keine andere Schlange gibt gerade Nummern aus.',
    done: 'Nummer {{ticket}} ist jetzt {{number}} in {{queue}}',
    waiting: 'Wer wartet',
    row: '{{ticket}} verschieben',
  },
  desk: {
    label: 'Schalter',
    none: 'Ohne Namen',
    edit: 'Schalter verwalten',
    hint: 'Ticket, Anzeige und Ansage nennen den Schalter, der aufgerufen hat.',
    name: 'Name des neuen Schalters',
    example: 'Zum Beispiel „Schalter 3“',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    removeNamed: '{{desk}} entfernen',
  },
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  close: 'Warteschlange schließen',
  reopen: 'Warteschlange wieder öffnen',
  closeQuestion: 'Warteschlange für heute schließen?',
  closeWarning:
    'Niemand kann dann noch eine Nummer ziehen. Nach der letzten Öffnungszeit von heute lässt sich die Warteschlange bis morgen nicht wieder öffnen.',
  finishWaiting:
    'Sie können weiter aufrufen, bis alle bedient sind. Schließen und die Wartenden noch bedienen?',
  stillWaiting_one: '{{count}} Person wartet noch.',
  stillWaiting_other: '{{count}} Personen warten noch.',
  sendAway: 'Wartende wegschicken',
  closeAndSendAway: 'Schließen und Wartende wegschicken',
  sendAwayHint:
    'Wenn Sie sie wegschicken, werden alle Wartenden benachrichtigt und ihre Nummern enden. Das lässt sich nicht rückgängig machen.',
  sendAwayQuestion: 'Die Wartenden wegschicken?',
  sendAwayWarning:
    'Alle Wartenden werden benachrichtigt und ihre Nummern enden. Das lässt sich nicht rückgängig machen.',
  sentAway_one: '{{count}} Nummer beendet: die Person wurde benachrichtigt',
  sentAway_other: '{{count}} Nummern beendet: die Personen wurden benachrichtigt',
  sentAwayNone: 'Es wartete niemand mehr',
  paused: 'Warteschlange pausiert',
  resumed: 'Warteschlange fortgesetzt',
  closed: 'Warteschlange geschlossen',
  reopened: 'Warteschlange wieder geöffnet',
  freeAccess: 'Freier Zugang: Hier zieht niemand ein Ticket.',
  shows: {
    lastCalled: 'Zuletzt aufgerufen: {{ticket}}',
    tickets: 'Nummern',
    ticketsOf: 'Nummern für {{time}}',
    noTickets: 'Keine Nummer für diese Zeit.',
    called: 'Aufgerufen',
    calledAgain: 'Erneut aufgerufen',
    aside: 'Zurückgestellt',
    checkedIn: 'Eingelassen',
    noName: 'Ohne Namen',
    loadFailed: 'Die Nummern konnten nicht geladen werden.',
    booked: 'Gebuchte Plätze: {{booked}} von {{seats}}',
    none: 'Keine Zeiten heute oder an den Tagen, die schon buchbar sind.',
    hint: 'Nummern späterer Tage werden am Tag der Vorstellung aufgerufen.',
    cancel: 'Vorstellung absagen',
    keep: 'Vorstellung behalten',
    cancelQuestion: 'Vorstellung um {{time}} absagen?',
    cancelWarning:
      'Niemand kann mehr buchen. Wer gebucht hat, liest es auf dem Ticket und bekommt eine Nachricht, sofern gewünscht. Die Tickets werden ungültig. Das lässt sich nicht rückgängig machen.',
    cancelled: 'Abgesagt',
    ended_one: 'Vorstellung abgesagt, mit {{count}} Ticket',
    ended_other: 'Vorstellung abgesagt, mit {{count}} Tickets',
    cancelledHint: 'Niemand kann diese Vorstellung buchen.',
    reopen: 'Buchung wieder öffnen',
    reopened: 'Die Buchung ist wieder offen',
  },
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
    numbers: 'Wartende Nummern',
    people: 'Wartende Personen',
    wait: 'Geschätzte Wartezeit',
    turnAround: 'Wer jetzt kommt, ist dran gegen',
    nextFree: 'Nächste freie Nummer',
  },
  ended:
    'Für heute ist die Warteschlange beendet und lässt sich nicht wieder öffnen. Am nächsten Tag beginnt sie neu.',
} satisfies Texts<typeof it>;
