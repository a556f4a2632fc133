import type { Texts } from '@turno/shared-ui/i18n';
import type { openingTexts as it } from '../it/openings.ts';

/** The texts about opening hours and the limit on early joining. */
export const openingTexts = {
  toSettings: 'Zurück zu den Einstellungen',
  openings: {
    title: 'Öffnungs­zeiten',
    hint: 'Die Zeiten jeder Woche. Ein Zeitraum kann nach Mitternacht enden: Wählen Sie ein Ende, das vor dem Beginn liegt.',
    open: 'Geöffnet',
    closed: 'Geschlossen',
    slot: '{{day}}, Zeitraum {{number}}',
    from: 'Von',
    to: 'Bis',
    addSlot: 'Zeitraum hinzufügen',
    remove: 'Entfernen: {{slot}}',
    check: 'Uhrzeit prüfen',
    checkDays: 'Bitte Uhrzeiten prüfen: {{days}}.',
    nextDay: 'Endet um {{time}} Uhr am nächsten Tag.',
  },
  special: {
    kinds: 'Welche Tage',
    date: 'Datum',
    add: 'Hinzufügen',
    added: '{{date}} hinzugefügt',
    remove: '{{date}} entfernen',
    listed: 'Dieses Datum ist schon eingetragen.',
    openings: {
      title: 'Sonderöffnungen',
      hint: 'An diesen Tagen gelten eigene Zeiten statt der wöchentlichen.',
      none: 'Keine Sonderöffnungen',
      noneHint: 'Wählen Sie ein Datum, um eine hinzuzufügen.',
      clash: 'Prüfen Sie, ob an diesem Tag eine Sonderschließung eingetragen ist.',
    },
    closings: {
      title: 'Sonderschließungen',
      hint: 'An diesen Tagen ist der Betrieb geschlossen, und niemand kann eine Nummer ziehen.',
      none: 'Keine Sonderschließungen',
      noneHint: 'Wählen Sie ein Datum, um eine hinzuzufügen.',
      clash: 'Prüfen Sie, ob an diesem Tag eine Sonderöffnung eingetragen ist.',
    },
  },
  year: {
    title: 'Die nächsten zwölf Monate',
    usual: 'Geöffnet wie jede Woche',
    rest: 'Ruhetag',
    special: 'Sonderöffnung',
    closed: 'Sonderschließung',
  },
  limits: {
    title: 'Beschränkungen',
    hint: 'Wie lange vor der Öffnung Kunden eine Nummer ziehen können. Das Personal kann jederzeit Kunden hinzufügen.',
    label: 'Kunden können eine Nummer ziehen',
    none: 'Jederzeit',
    endNumbers: 'Vor der Schließung keine Nummern mehr vergeben',
    endNumbersHint:
      'Wenn die nächste Person vor der Schließung wahrscheinlich nicht mehr aufgerufen würde, werden an diesem Tag keine Nummern mehr vergeben. Das Personal kann weiterhin Kunden hinzufügen.',
    fromOpening: 'Ab der Öffnung',
    before: '{{span}} vor der Öffnung',
  },
} satisfies Texts<typeof it>;
